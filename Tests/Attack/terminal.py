"""What a terminal would obey."""


def check_harmless(text):
    """A terminal shows of it only what was intended."""
    decoded = text.decode()
    controls = {letter for letter in decoded if ord(letter) < 0x20 or 0x7F <= ord(letter) <= 0x9F} - {"\n"}
    assert not controls, f"{controls} in {text!r}"
    assert not [line for line in decoded.splitlines() if line.startswith(("line.png", "Gallery: http:elsewhere"))]
