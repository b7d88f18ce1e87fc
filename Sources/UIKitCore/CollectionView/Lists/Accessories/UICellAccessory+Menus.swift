extension UICellAccessory {
    /// Returns two chevrons at the trailing edge; a tap on the row opens a menu.
    @available(*, unavailable, message: "Not built yet: menus. A disclosureIndicator() can lead to a list of choices.")
    public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> UICellAccessory {
        .disclosureIndicator(displayed: displayed)
    }
}
