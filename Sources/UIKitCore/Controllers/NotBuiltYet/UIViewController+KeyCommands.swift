extension UIViewController {
    @available(
        *, unavailable, message: "Not built yet: key commands. Override pressesBegan(_:with:) and compare key.keyCode."
    )
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}

    @available(*, unavailable, message: "Not built yet: key commands. Leave it out.")
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
