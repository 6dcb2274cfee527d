"""Measures how many faults the tests find: faults are planted by machine, one at a time, and the tests that pass the line are run.

- `faults` finds what can be planted in a file, `client_faults` does so for the client.
- `rooms` says in which folders, how many, and which tests must fail.
- `trials` plants a fault and runs the tests, `client_trials` does so for the client.
- `nursery` runs tests in a process that has loaded the libraries already; `forked_lines` notes the lines that tests pass in
  processes forked for them.
- `equivalents` knows the faults that nobody could see.
"""
