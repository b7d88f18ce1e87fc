extension UIFontDescriptor {
    /// What can be said of a font.
    public struct AttributeName: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A string: the PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A string: the face's name within its family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number of points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A string: the full name.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A ``UIFont/TextStyle``.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")

        @available(*, unavailable, message: "Fonts are not turned or stretched yet. See Documentation/Coverage.md.")
        public static var matrix: AttributeName { .name }

        @available(*, unavailable, message: "Fonts are not chosen by their characters yet.")
        public static var characterSet: AttributeName { .name }

        @available(*, unavailable, message: "Letters that a font lacks are the system's; the order can't be set yet.")
        public static var cascadeList: AttributeName { .name }

        @available(*, unavailable, message: "Letters keep their own widths. See Documentation/Coverage.md.")
        public static var fixedAdvance: AttributeName { .name }

        @available(*, unavailable, message: "Use monospacedDigitSystemFont; other features are not built yet.")
        public static var featureSettings: AttributeName { .name }
    }

    /// What can be said in ``AttributeName/traits``.
    public struct TraitKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A ``UIFont/Weight``, or a number as it has.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number from −1, condensed, to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number; other than 0 is slanted.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What the system's letters look like.
    public struct SystemDesign: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The system's usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All characters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// What a font looks like.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

        @available(*, unavailable, message: "Text is set in rows only. See Documentation/Coverage.md.")
        public static var traitVertical: SymbolicTraits { [] }

        @available(*, unavailable, message: "Set lineSpacing or lineHeightMultiple of a paragraph style.")
        public static var traitTightLeading: SymbolicTraits { [] }

        @available(*, unavailable, message: "Set lineSpacing or lineHeightMultiple of a paragraph style.")
        public static var traitLooseLeading: SymbolicTraits { [] }
    }
}
