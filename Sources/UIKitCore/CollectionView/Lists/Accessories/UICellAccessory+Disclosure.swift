import CoreGraphics

// What leads on: chevrons, and the sign for details.
extension UICellAccessory {
    /// How a chevron looks.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
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

    /// A chevron at the trailing edge: a tap on the row shows something more. It takes no taps itself.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .disclosureIndicator, displayed: displayed, look: options.look)
    }

    /// How the sign for details looks.
    @preconcurrency @MainActor public struct DetailOptions {
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

    /// A sign at the trailing edge that shows details when it is tapped.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .detail, displayed: displayed, look: options.look, actionHandler: actionHandler)
    }

    /// How the chevron looks that expands and collapses an item.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// What a tap does.
        public enum Style: Sendable, Hashable {
            /// As a header where the cell is one, otherwise as a cell.
            case automatic
            /// A tap anywhere on the row expands or collapses the item; the row can't be selected.
            case header
            /// A tap on the chevron expands or collapses the item; a tap elsewhere on the row selects it.
            case cell
        }

        /// Whether the whole row expands, or only the arrow does.
        public var style: Style
        /// An accessory that is hidden keeps its room. False by default.
        public var isHidden: Bool
        /// Standard by default.
        public var reservedLayoutWidth: LayoutDimension
        /// With nil, the default, it has the system's colour.
        public var tintColor: UIColor?

        /// Options; nil leaves a value at its default.
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

    /// A chevron that points down while the item is expanded. A tap expands or collapses the item.
    ///
    /// - Parameter actionHandler: Called instead when the chevron is tapped. With nil, the default, the diffable data source expands or
    ///   collapses the item in its section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .outlineDisclosure, displayed: displayed, look: options.look, actionHandler: actionHandler)
    }
}
