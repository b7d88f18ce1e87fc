import Foundation

extension UIContentSizeCategory {
    @available(
        *, unavailable,
        message: "Not built yet. Use registerForTraitChanges([UITraitPreferredContentSizeCategory.self])."
    )
    public static var didChangeNotification: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet. The new value is traitCollection.preferredContentSizeCategory."
    )
    public static var newValueUserInfoKey: String { fatalError() }
}
