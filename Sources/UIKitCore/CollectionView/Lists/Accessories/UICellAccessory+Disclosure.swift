import CoreGraphics

// Chevrons, and the details button.
extension UICellAccessory {
    /// The look of a disclosure indicator.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The chevron's colour. nil, the default, means the system's.
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

    /// Returns a chevron at the trailing edge. It shows that a tap on the row leads further, and takes no taps itself.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .disclosureIndicator, displayed: displayed, look: options.look)
    }

    /// The look of a details button.
    @preconcurrency @MainActor public struct DetailOptions {
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The symbol's colour. nil, the default, means the system's.
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

    /// Returns a button at the trailing edge, an "i" in a circle. A tap calls `actionHandler`.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .detail, displayed: displayed, look: options.look, actionHandler: actionHandler)
    }

    /// The look of an outline's chevron, and what a tap on the row does.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// What a tap on the row does.
        public enum Style: Sendable, Hashable {
            /// `.header` for a header, `.cell` for any other row.
            case automatic
            /// A tap anywhere on the row expands or collapses the item; the row can't be selected.
            case header
            /// A tap on the chevron expands or collapses the item; a tap elsewhere on the row selects it.
            case cell
        }

        /// What a tap on the row does. Default: `.automatic`.
        public var style: Style
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The chevron's colour. nil, the default, means the system's.
        public var tintColor: UIColor?

        /// Creates options. nil leaves a value at its default.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var look: AccessoryLook {
            AccessoryLook(isHidden: isHidden, reservedWidth: reservedLayoutWidth, tintColor: tintColor, style: style)
        }
    }

    /// Returns a chevron that points down while the item is expanded. A tap expands or collapses the item.
    ///
    /// - Parameters:
    ///   - displayed: When the row has the chevron.
    ///   - options: Its style, colour and width.
    ///   - actionHandler: What a tap does instead. With nil, the default, the diffable data source expands or collapses
    ///     the item in its section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .outlineDisclosure, displayed: displayed, look: options.look, actionHandler: actionHandler)
    }
}
