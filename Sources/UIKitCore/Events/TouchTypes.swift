/// A set of touch types as bits. Each scroll view makes gesture recognisers, and the first Set costs a hundred times as
/// much.
struct TouchTypes: OptionSet, Sendable {
    let rawValue: UInt8

    static let direct = TouchTypes(.direct)
    static let pencil = TouchTypes(.pencil)
    static let all = TouchTypes(rawValue: .max)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ type: UITouch.TouchType) { rawValue = 1 << type.rawValue }

    func contains(_ type: UITouch.TouchType) -> Bool { contains(TouchTypes(type)) }
}
