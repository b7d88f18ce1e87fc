"""The posts of a feed: the same content as in Sources/Benchmarks/Scenes/Feed/FeedPost.swift for the same numbers."""

COUNT = 10_000
PICTURE_COUNT = 8
VOCABULARY = (
    "river window a paper orange of letter green to morning and summer stone in harbour bright".split()
)


def words(count, first):
    seed = first & 0xFFFFFFFF
    text = []
    for _ in range(count):
        seed = (seed * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        text.append(VOCABULARY[(seed >> 16) % len(VOCABULARY)])
    return " ".join(text)


def post(number):
    """Returns name, text, note (empty if it is missing), likes, replies, and the number of the picture."""
    return (
        words(2, number),
        words(20 + number % 3, 7 * number),
        "" if number % 3 == 2 else f"Seen by {number % 89} and {words(1, number)}",
        f"Like {number % 97}",
        f"Reply {number % 31}",
        number % PICTURE_COUNT,
    )
