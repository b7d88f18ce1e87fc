// Being moved into.
