"""Is the net of tests whole? Faults are planted by machine, one at a time, and the tests that pass the line are asked.

`faults` finds what can be planted in a file, `rooms` says where and which tests must notice, `passing` which test passes which
line, `trials` plants and asks, `nursery` runs tests in a process that has loaded the libraries already, `equivalents` knows the
faults that change nothing that anybody could see.
"""
