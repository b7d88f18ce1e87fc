import CoreGraphics

// Accessories for editing a list.
extension UICellAccessory {
    /// The look of a delete control.
    @preconcurrency @MainActor public struct DeleteOptions {
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the minus sign. nil, the default, means the system's.
        public var tintColor: UIColor?
        /// The circle's colour. nil, the default, means the system's.
        public var backgroundColor: UIColor?

        /// Creates options. nil leaves a value at its default.
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

    /// Returns a control at the leading edge that deletes the row. By default it's displayed while the list is being
    /// edited.
    ///
    /// - Parameters:
    ///   - displayed: When the row has the control.
    ///   - options: Its colours, width and visibility.
    ///   - actionHandler: What a tap does. With nil, the default, the row opens its trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .delete, displayed: displayed, look: options.look, actionHandler: actionHandler)
    }

    /// The look of an insert control.
    @preconcurrency @MainActor public struct InsertOptions {
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the plus sign. nil, the default, means the system's.
        public var tintColor: UIColor?
        /// The circle's colour. nil, the default, means the system's.
        public var backgroundColor: UIColor?

        /// Creates options. nil leaves a value at its default.
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

    /// Returns a control at the leading edge; a tap calls `actionHandler`, which inserts a row. By default it's
    /// displayed while the list is being edited.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .insert, displayed: displayed, look: options.look, actionHandler: actionHandler)
    }

    /// The look of a reorder handle.
    @preconcurrency @MainActor public struct ReorderOptions {
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The handle's colour. nil, the default, means the system's.
        public var tintColor: UIColor?
        /// Whether a line separates the handle from an accessory before it. Default: true.
        public var showsVerticalSeparator: Bool

        /// Creates options. nil leaves a value at its default.
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

    /// Returns a handle at the trailing edge by which a person moves the row. By default it's displayed while the list
    /// is being edited.
    ///
    /// It works if the data source allows moving the item.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .reorder, displayed: displayed, look: options.look)
    }

    /// The look of a multiselect circle.
    @preconcurrency @MainActor public struct MultiselectOptions {
        /// Whether the accessory is invisible. It keeps its space. Default: false.
        public var isHidden: Bool
        /// The width of the space for the accessory. Default: `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The checkmark's colour. nil, the default, means the system's.
        public var tintColor: UIColor?
        /// The circle's colour while the row is selected. nil, the default, means the system's.
        public var backgroundColor: UIColor?

        /// Creates options. nil leaves a value at its default.
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

    /// Returns a circle at the leading edge that has a checkmark while the row is selected. By default it's displayed
    /// while the list is being edited.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .multiselect, displayed: displayed, look: options.look)
    }
}
