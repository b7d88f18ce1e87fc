"""Waits for something that will come, by checking again and again until a deadline."""

import time


def wait_until(condition, what, seconds=10, pause=0.02):
    """Returns the condition's first value that counts as true."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < deadline, f"Waited {seconds} s in vain until {what}; last seen: {value!r}"
        time.sleep(pause)
