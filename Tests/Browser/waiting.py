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


def wait_until_steady(measure, what, looks=6, seconds=10, pause=0.05):
    """Returns the value once it was the same in this number of consecutive checks."""
    seen = []

    def is_steady():
        seen.append(measure())
        return len(seen) >= looks and all(value == seen[-1] for value in seen[-looks:])

    wait_until(is_steady, f"{what} is steady", seconds, pause)
    return seen[-1]
