"""What the owner of a data folder does with it: look whether all is well, repair it, carry games away, back them up.

All of it works on the files, without a server. What reads only may run beside one.
"""
