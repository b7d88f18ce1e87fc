import CoreGraphics

// What tells something about the row.
extension UICellAccessory {
    /// How a checkmark looks.
    @preconcurrency @MainActor public struct CheckmarkOptions {
        /// An accessory that is hidden keeps its room. False by default.
        public var isHidden: Bool
        /// Standard by default.
        public var reservedLayoutWidth: LayoutDimension
        /// With nil, the default, it has the system's colour.
        public var tintColor: UIColor?

        /// Options; nil leaves a value at its default.
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

    /// A checkmark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .checkmark, displayed: displayed, look: options.look)
    }

    /// How a short text looks.
    @preconcurrency @MainActor public struct LabelOptions {
        /// An accessory that is hidden keeps its room. False by default.
        public var isHidden: Bool
        /// Standard by default.
        public var reservedLayoutWidth: LayoutDimension
        /// With nil, the default, it has the system's colour.
        public var tintColor: UIColor?
        /// Of body text by default.
        public var font: UIFont
        /// Whether the text grows with the text size that a person prefers. True by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Options; nil leaves a value at its default.
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

    /// A short text at the trailing edge, such as a number of messages.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var look = options.look
        look.text = text
        return UICellAccessory(accessoryType: .label, displayed: displayed, look: look)
    }
}
