"""How many attempts the tests make, and with which random numbers."""

import os

SEED = int(os.environ.get("ATTACK_SEED", "1"))
ROUNDS = int(os.environ.get("ATTACK_ROUNDS", "1"))
