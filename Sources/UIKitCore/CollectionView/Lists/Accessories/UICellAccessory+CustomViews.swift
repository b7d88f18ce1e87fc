import CoreGraphics

// Custom views as accessories.
extension UICellAccessory {
    /// The edge at which a custom view is, when it's displayed, and its position among the accessories there.
    public enum Placement {
        /// Returns the view's index among the accessories of its edge, in order from the leading one. Numbers out of
        /// range mean the first or last place.
        public typealias Position = ([UICellAccessory]) -> Int

        /// At the leading edge; next to the content by default.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge; next to the content by default.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position before an accessory of the same type, or the first position if there is none.
        @MainActor public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// Returns the position after an accessory of the same type, or the last position if there is none.
        @MainActor public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count }
        }
    }

    /// A custom view as an accessory, and its place.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view to display.
        public let customView: UIView
        /// The view's edge and position, and when it's displayed.
        public let placement: Placement
        /// Whether the view is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the view. Default: `.standard`, which a wider view overlaps. Use `.actual` to
        /// give the view its whole width.
        public var reservedLayoutWidth: LayoutDimension
        /// The view's tint colour. nil, the default, keeps the view's own.
        public var tintColor: UIColor?
        /// Whether the view keeps its present size. If false, the default, the view gets its fitting size.
        public var maintainsFixedSize: Bool

        /// Creates a configuration. nil leaves a value at its default.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// Returns an accessory that shows a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        var look = AccessoryLook(
            isHidden: configuration.isHidden, reservedWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        look.maintainsFixedSize = configuration.maintainsFixedSize
        return UICellAccessory(
            accessoryType: .customView(configuration.customView), displayed: displayed, look: look,
            placement: configuration.placement)
    }
}
