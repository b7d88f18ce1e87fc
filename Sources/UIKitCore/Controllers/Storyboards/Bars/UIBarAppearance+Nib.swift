import Foundation
import NibReader

// Reads the appearance of bars in a XIB or storyboard: `<navigationBarAppearance>`, `<toolbarAppearance>`,
// `<tabBarAppearance>`.
//
// The report of what wasn't understood looks only into elements of which the reader has read an attribute. So this
// reads `key` of elements without other attributes.

extension UIBarAppearance {
    final func readAppearanceNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let effect = nib.blurEffect("backgroundEffect") { backgroundEffect = effect }
        if let color = nib.color("backgroundColor") { backgroundColor = color }
        if let color = nib.color("shadowColor") { shadowColor = color }
    }
}

extension UINavigationBarAppearance {
    final func readTitleNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let attributes = nib.titleAttributes("titleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = nib.titleAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = attributes }
        buttonAppearance.readNib(nib)
    }
}

extension UIBarButtonItemAppearance {
    /// Reads the look of button titles in the appearance of a bar.
    final func readNib(_ coder: NSCoder) {
        guard let buttons = (coder as? NibCoder)?.coder(for: "buttonAppearance") else { return }
        buttons.leaveOut(attributes: ["key"])
        guard let normal = buttons.coder(for: "normal") else { return }
        normal.leaveOut(attributes: ["key"])
        if let attributes = normal.titleAttributes("titleTextAttributes") {
            self.normal.titleTextAttributes = attributes
        }
    }
}

// MARK: Values

@MainActor extension NibCoder {
    func navigationAppearance(_ key: XMLName) -> UINavigationBarAppearance? {
        coder(for: key).flatMap(UINavigationBarAppearance.init(coder:))
    }

    func toolbarAppearance(_ key: XMLName) -> UIToolbarAppearance? {
        coder(for: key).flatMap(UIToolbarAppearance.init(coder:))
    }

    func tabBarAppearance(_ key: XMLName) -> UITabBarAppearance? {
        coder(for: key).flatMap(UITabBarAppearance.init(coder:))
    }

    /// Returns the font and colour in a `<textAttributes>`.
    func titleAttributes(_ key: XMLName) -> [NSAttributedString.Key: Any]? {
        guard let text = coder(for: key) else { return nil }
        text.leaveOut(attributes: ["key"])
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = text.font("fontDescription") { attributes[.font] = font }
        if let color = text.color("textColor") { attributes[.foregroundColor] = color }
        return attributes
    }
}
