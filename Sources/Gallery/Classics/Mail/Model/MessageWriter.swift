import Foundation

/// Writes messages. A message depends only on its number, and is the same on every run.
struct MessageWriter {
    private var chance: UInt64

    init(_ id: Message.ID) { chance = Self.mixed(UInt64(id) &+ 1) }

    mutating func sender() -> String { pick(Self.firstNames) + " " + pick(Self.lastNames) }

    mutating func subject() -> String {
        let subject = pick(Self.subjects)
        return number(below: 4) == 0 ? "Re: " + subject : subject
    }

    mutating func body() -> String {
        (0..<4 + number(below: 8)).map { _ in pick(Self.sentences) }.joined(separator: " ")
    }

    /// Whether a message arrives unread. The newest ones do more often.
    static func comesUnread(_ id: Message.ID) -> Bool {
        id >= Mailbox.firstCount || mixed(UInt64(id) ^ 1 << 32) % (id >= Mailbox.firstCount - 100 ? 4 : 40) == 0
    }

    // MARK: Dates

    /// The mailbox's present: a Wednesday, 09:41 in Greenwich.
    static let now = Date(timeIntervalSince1970: 1_788_946_860)
    /// The time between two messages, in seconds.
    private static let pause = 2_820.0

    static func date(of id: Message.ID) -> Date {
        let age = Mailbox.firstCount - 1 - id
        guard age >= 0 else { return now + Double(-age) }
        return now - Double(age) * pause - Double(mixed(UInt64(id)) % 2_400)
    }

    // MARK: Random numbers

    private mutating func number(below count: Int) -> Int {
        chance = Self.mixed(chance)
        return Int(chance % UInt64(count))
    }

    private mutating func pick(_ words: [String]) -> String { words[number(below: words.count)] }

    /// Returns a number that differs a lot from those of neighbouring numbers.
    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    // MARK: Words

    private static let firstNames = [
        "Ada", "Bela", "Chloe", "David", "Elif", "Finn", "Grace", "Hugo", "Ines", "Jonas", "Keiko", "Liam", "Mina",
        "Nadia",
        "Omar", "Petra", "Rosa", "Sven", "Tara", "Umar", "Vera", "Wen", "Yara", "Zoe",
    ]

    private static let lastNames = [
        "Aziz", "Byrne", "Costa", "Demir", "Farouk", "Haddad", "Jensen", "Kim", "Larsen", "Martin", "Novak", "Okafor",
        "Park", "Rossi", "Sato", "Tanaka", "Vogel", "Weber",
    ]

    private static let subjects = [
        "Dinner on Friday", "Your tickets to Oslo", "Minutes of the meeting", "A question about the garden",
        "Photos from the lake", "The new timetable", "Invoice for September", "Choir practice moved to Tuesday evening",
        "Lost: one grey cat", "Draft of chapter four", "Welcome to the library", "The boiler, again", "Holiday plans",
        "Book club: what next?", "Your parcel is on its way", "Parents’ evening",
    ]

    private static let sentences = [
        "I looked at it again this morning and I think we are nearly there.", "Could you send me the last version?",
        "The train leaves at seven, so we should meet ten minutes earlier.", "Nothing urgent.",
        "We had the best weather of the whole year.", "Please bring a cake if you can, and your own cup.",
        "The neighbours have found the key.", "I have attached everything you asked for.",
        "Let me know what you think before Thursday.", "Everybody says hello.",
        "It took longer than planned because of the rain.", "There is still some room in the van.",
        "I would rather wait until the end of the month.", "The second page is missing.",
        "Thank you so much for your help!",
    ]
}
