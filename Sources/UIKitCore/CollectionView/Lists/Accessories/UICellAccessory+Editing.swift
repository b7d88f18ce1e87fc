import CoreGraphics

// What a list is edited with.
extension UICellAccessory {
    /// How the control that deletes looks.
    @preconcurrency @MainActor public struct DeleteOptions {
        /// An accessory that is hidden keeps its room. False by default.
        public var isHidden: Bool
        /// Standard by default.
        public var reservedLayoutWidth: LayoutDimension
        /// With nil, the default, it has the system's colour.
        public var tintColor: UIColor?
        /// Of the circle. With nil, the default, it has the system's colour.
        public var backgroundColor: UIColor?

        /// Options; nil leaves a value at its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var look: AccessoryLook {
            AccessoryLook(
                isHidden: isHidden, reservedWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// A control at the leading edge that deletes the row, while the list is being edited.
    ///
    /// - Parameter actionHandler: Called when it is tapped. With nil, the default, the row opens its trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .delete, displayed: displayed, look: options.look, actionHandler: actionHandler)
    }

    /// How the control that inserts looks.
    @preconcurrency @MainActor public struct InsertOptions {
        /// An accessory that is hidden keeps its room. False by default.
        public var isHidden: Bool
        /// Standard by default.
        public var reservedLayoutWidth: LayoutDimension
        /// With nil, the default, it has the system's colour.
        public var tintColor: UIColor?
        /// Of the circle. With nil, the default, it has the system's colour.
        public var backgroundColor: UIColor?

        /// Options; nil leaves a value at its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var look: AccessoryLook {
            AccessoryLook(
                isHidden: isHidden, reservedWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// A control at the leading edge that inserts a row, while the list is being edited.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .insert, displayed: displayed, look: options.look, actionHandler: actionHandler)
    }

    /// How the handle that a row is moved by looks.
    @preconcurrency @MainActor public struct ReorderOptions {
        /// An accessory that is hidden keeps its room. False by default.
        public var isHidden: Bool
        /// Standard by default.
        public var reservedLayoutWidth: LayoutDimension
        /// With nil, the default, it has the system's colour.
        public var tintColor: UIColor?
        /// Whether a line separates it from another accessory before it. True by default.
        public var showsVerticalSeparator: Bool

        /// Options; nil leaves a value at its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        var look: AccessoryLook {
            AccessoryLook(
                isHidden: isHidden, reservedWidth: reservedLayoutWidth, tintColor: tintColor,
                showsVerticalSeparator: showsVerticalSeparator)
        }
    }

    /// A handle at the trailing edge, by which the row is moved to another place, while the list is being edited.
    ///
    /// It works where the data source lets the item be moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .reorder, displayed: displayed, look: options.look)
    }

    /// How the circle of a choice looks.
    @preconcurrency @MainActor public struct MultiselectOptions {
        /// An accessory that is hidden keeps its room. False by default.
        public var isHidden: Bool
        /// Standard by default.
        public var reservedLayoutWidth: LayoutDimension
        /// With nil, the default, it has the system's colour.
        public var tintColor: UIColor?
        /// Of the circle. With nil, the default, it has the system's colour.
        public var backgroundColor: UIColor?

        /// Options; nil leaves a value at its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var look: AccessoryLook {
            AccessoryLook(
                isHidden: isHidden, reservedWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// A circle at the leading edge that is checked while the row is selected, while the list is being edited.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .multiselect, displayed: displayed, look: options.look)
    }
}
