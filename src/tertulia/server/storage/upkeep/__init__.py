"""Maintenance of a data folder by the site's owner: check, repair, export, move and back up.

No command needs a running server. Commands that only read may run while a server uses the folder.
"""
