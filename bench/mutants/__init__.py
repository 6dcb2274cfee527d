"""Mutation testing: plants faults one at a time and runs the tests that execute the changed line.

- `faults` finds the faults that can be planted in a Python file, `client_faults` those of the client.
- `areas` lists the areas of the project: their files, the number of faults, and the tests that must fail.
- `trials` plants a fault and runs the tests, `client_trials` does so for the client.
- `fork_server` runs tests in children of a process that has already imported the libraries.
- `forked_lines` records the lines that tests execute in processes of a fork server.
- `equivalents` lists faults that change nothing observable.
"""
