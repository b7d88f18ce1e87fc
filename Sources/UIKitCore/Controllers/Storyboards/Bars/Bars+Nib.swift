import Foundation
import NibReader

// What bars have in a storyboard.

extension UINavigationBar {
    final func readBarNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        nib.leaveOut(children: ["frame", "autoresizingMask"])
        if let style = nib.barStyle { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        if let isLarge = nib.bool("largeTitles") { prefersLargeTitles = isLarge }
        if let attributes = nib.coder(for: "titleTextAttributes")?.barAttributes { titleTextAttributes = attributes }
        if let attributes = nib.coder(for: "largeTitleTextAttributes")?.barAttributes {
            largeTitleTextAttributes = attributes
        }
        if let items = nib.barItems(in: "items", as: UINavigationItem.self) { self.items = items }
    }
}

extension UIToolbar {
    final func readBarNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        nib.leaveOut(children: ["frame", "autoresizingMask"])
        if let style = nib.barStyle { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        if let items = nib.barItems(in: "items", as: UIBarButtonItem.self) { self.items = items }
    }
}

extension UITabBar {
    final func readBarNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        nib.leaveOut(children: ["frame", "autoresizingMask"])
        if let style = nib.barStyle { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        if let items = nib.barItems(in: "items", as: UITabBarItem.self) { self.items = items }
    }
}

@MainActor extension NibCoder {
    /// Of a `<textAttributes>`.
    fileprivate var barAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = font("fontDescription") { attributes[.font] = font }
        if let color = color("textColor") { attributes[.foregroundColor] = color }
        return attributes
    }

    fileprivate var barStyle: UIBarStyle? {
        choice("barStyle", ["default": .default, "black": .black, "blackTranslucent": .black])
    }
}
