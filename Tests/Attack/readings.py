"""Linux's information about a process: its processor time, its memory, its descriptors and its sockets."""

import os
import time

TICKS = os.sysconf("SC_CLK_TCK")
CLOSE_WAIT = "08"


def processor_seconds(pid):
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_kilobytes(pid):
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def open_sockets(pid):
    """Returns how many sockets the process holds. Other descriptors don't belong to an attacker: a queue makes a
    timer now and then."""
    return sum(1 for descriptor in os.listdir(f"/proc/{pid}/fd") if is_socket(f"/proc/{pid}/fd/{descriptor}"))


def is_socket(descriptor):
    try:
        return os.readlink(descriptor).startswith("socket:")
    except FileNotFoundError:
        return False


def sockets(port):
    """Returns the server's sockets: (state, bytes or connections that it hasn't taken yet)."""
    with open("/proc/net/tcp") as table:
        rows = [line.split() for line in table.readlines()[1:]]
    ours = [row for row in rows if int(row[1].partition(":")[2], 16) == port]
    return [(row[3], int(row[4].partition(":")[2], 16)) for row in ours]


def forgotten_sockets(port):
    """Returns how many sockets the other side has closed but the server hasn't."""
    return sum(1 for state, _ in sockets(port) if state == CLOSE_WAIT)


def has_taken_everything(port):
    return all(waiting == 0 for _, waiting in sockets(port))


def steady(measure, looks=8, seconds=8, pause=0.05):
    """Returns the value once it stays the same for a while, or the last one."""
    seen, deadline = [measure()], time.monotonic() + seconds
    while time.monotonic() < deadline and (len(seen) < looks or len(set(seen[-looks:])) > 1):
        time.sleep(pause)
        seen.append(measure())
    return seen[-1]
