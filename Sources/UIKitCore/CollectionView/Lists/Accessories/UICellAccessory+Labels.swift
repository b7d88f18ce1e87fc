import CoreGraphics

// Accessories that tell something about the row.
extension UICellAccessory {
    /// The look of a checkmark.
    @preconcurrency @MainActor public struct CheckmarkOptions {
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The checkmark's colour. nil, the default, means the system's.
        public var tintColor: UIColor?

        /// Creates options. nil leaves a value at its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var look: AccessoryLook {
            AccessoryLook(isHidden: isHidden, reservedWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Returns a checkmark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .checkmark, displayed: displayed, look: options.look)
    }

    /// The look of a label.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.actual`.
        public var reservedLayoutWidth: LayoutDimension
        /// The text's colour. nil, the default, means the system's.
        public var tintColor: UIColor?
        /// The text's font. Default: the preferred font for body text.
        public var font: UIFont
        /// Whether the font follows the text size that a person prefers. Default: true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. nil leaves a value at its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        var look: AccessoryLook {
            AccessoryLook(
                isHidden: isHidden, reservedWidth: reservedLayoutWidth, tintColor: tintColor, font: font,
                adjustsFont: adjustsFontForContentSizeCategory)
        }
    }

    /// Returns a short text at the trailing edge, such as a number of messages.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var look = options.look
        look.text = text
        return UICellAccessory(accessoryType: .label, displayed: displayed, look: look)
    }
}
