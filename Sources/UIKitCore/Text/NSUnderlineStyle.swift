import CoreGraphics

/// The underline or strikethrough of text: a line and its pattern. Use its `rawValue` as the attribute.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots alternately.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots alternately.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only under words, not under the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
    var hasLine: Bool { rawValue & 0x0F != 0 }
    var isDouble: Bool { rawValue & 0x0F == Self.double.rawValue }
    var isThick: Bool { rawValue & 0x0F == Self.thick.rawValue }

    /// The lengths of dash and gap alternately, for a line one point thick.
    var dashes: [CGFloat] {
        switch NSUnderlineStyle(rawValue: rawValue & 0x0F00) {
        case .patternDot: [2, 2]
        case .patternDash: [8, 4]
        case .patternDashDot: [8, 3, 2, 3]
        case .patternDashDotDot: [8, 3, 2, 3, 2, 3]
        default: []
        }
    }
}
