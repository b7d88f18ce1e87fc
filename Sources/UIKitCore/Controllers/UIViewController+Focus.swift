extension UIViewController: UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
