import CoreGraphics

// Views of the app's own.
extension UICellAccessory {
    /// At which edge a view of the app's own stands, and where among the others there.
    public enum Placement {
        /// Answers the place among the accessories of that edge, which are counted from the leading edge on. Numbers that are too large
        /// or too small count as the last or first place.
        public typealias Position = ([UICellAccessory]) -> Int

        /// Next to the content by default.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// Next to the content by default.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before an accessory of the same type; at the beginning where there is none.
        @MainActor public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// After an accessory of the same type; at the end where there is none.
        @MainActor public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count }
        }
    }

    /// A view of the app's own as an accessory.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view that is shown.
        public let customView: UIView
        /// Where it is shown, and when.
        public let placement: Placement
        /// A view that is hidden keeps its room. False by default.
        public var isHidden: Bool
        /// Standard by default: a wider view reaches beyond it. Use `.actual` for one that needs its whole width.
        public var reservedLayoutWidth: LayoutDimension
        /// With nil, the default, the view keeps its own.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has. Otherwise, by default, it gets the size that it wants.
        public var maintainsFixedSize: Bool

        /// A view with its place; nil leaves a value at its default.
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

    /// A view of the app's own.
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
