extension UIColor {
    @available(*, unavailable, message: "Not built yet: a colour that follows the tint. Use view.tintColor.")
    public class var tintColor: UIColor { fatalError() }
}
