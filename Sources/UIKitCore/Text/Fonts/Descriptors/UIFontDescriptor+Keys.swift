extension UIFontDescriptor {
    /// A name of a font attribute.
    public struct AttributeName: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face's name within its family, a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The full name, a string.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The traits, a dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, a ``UIFont/TextStyle``.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")

        @available(*, unavailable, message: "Fonts can't be rotated or stretched yet. See Documentation/Coverage.md.")
        public static var matrix: AttributeName { .name }

        @available(*, unavailable, message: "Fonts can't be chosen by their characters yet.")
        public static var characterSet: AttributeName { .name }

        @available(
            *, unavailable, message: "The system font replaces missing characters; you can't set an order of fonts yet."
        )
        public static var cascadeList: AttributeName { .name }

        @available(*, unavailable, message: "Text can't have fixed advances. See Documentation/Coverage.md.")
        public static var fixedAdvance: AttributeName { .name }

        @available(*, unavailable, message: "Use monospacedDigitSystemFont; other features are not built yet.")
        public static var featureSettings: AttributeName { .name }
    }

    /// A key in ``AttributeName/traits``.
    public struct TraitKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The symbolic traits, the raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a ``UIFont/Weight`` or a number like its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, a number from −1 (condensed) to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, a number; any other than 0 is slanted.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A design of the system's letters.
    public struct SystemDesign: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The system's usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Letters with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Letters that all have the same width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The style of a font.
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
        /// All characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

        @available(*, unavailable, message: "Vertical text is not built. See Documentation/Coverage.md.")
        public static var traitVertical: SymbolicTraits { [] }

        @available(*, unavailable, message: "Set lineSpacing or lineHeightMultiple of a paragraph style.")
        public static var traitTightLeading: SymbolicTraits { [] }

        @available(*, unavailable, message: "Set lineSpacing or lineHeightMultiple of a paragraph style.")
        public static var traitLooseLeading: SymbolicTraits { [] }
    }
}
