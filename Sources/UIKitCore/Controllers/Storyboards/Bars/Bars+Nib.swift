import Foundation
import NibReader

// Reads the attributes of bars in a storyboard.

extension UIView {
    /// Reads a bar's layout without its frame, because a controller places its bar.
    fileprivate final func readBarLayout(_ nib: NibCoder) {
        nib.leaveOut(children: ["frame", "autoresizingMask"])
        if let insets = nib.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = insets }
    }
}

extension UINavigationBar {
    final func readBarNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        readBarLayout(nib)
        if let style = nib.barStyle { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        if let isLarge = nib.bool("largeTitles") { prefersLargeTitles = isLarge }
        if let attributes = nib.titleAttributes("titleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = nib.titleAttributes("largeTitleTextAttributes") {
            largeTitleTextAttributes = attributes
        }
        readAppearances(nib)
        if let items = nib.barItems(in: "items", as: UINavigationItem.self) { self.items = items }
    }

    private func readAppearances(_ nib: NibCoder) {
        if let appearance = nib.navigationAppearance("standardAppearance") { standardAppearance = appearance }
        if let appearance = nib.navigationAppearance("compactAppearance") { compactAppearance = appearance }
        if let appearance = nib.navigationAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = appearance }
        if let appearance = nib.navigationAppearance("compactScrollEdgeAppearance") {
            compactScrollEdgeAppearance = appearance
        }
    }
}

extension UIToolbar {
    final func readBarNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        readBarLayout(nib)
        if let style = nib.barStyle { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        readAppearances(nib)
        if let items = nib.barItems(in: "items", as: UIBarButtonItem.self) { self.items = items }
    }

    private func readAppearances(_ nib: NibCoder) {
        if let appearance = nib.toolbarAppearance("standardAppearance") { standardAppearance = appearance }
        if let appearance = nib.toolbarAppearance("compactAppearance") { compactAppearance = appearance }
        if let appearance = nib.toolbarAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = appearance }
        if let appearance = nib.toolbarAppearance("compactScrollEdgeAppearance") {
            compactScrollEdgeAppearance = appearance
        }
    }
}

extension UITabBar {
    final func readBarNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        readBarLayout(nib)
        if let style = nib.barStyle { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        if let appearance = nib.tabBarAppearance("standardAppearance") { standardAppearance = appearance }
        if let appearance = nib.tabBarAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = appearance }
        if let items = nib.barItems(in: "items", as: UITabBarItem.self) { self.items = items }
    }
}

@MainActor extension NibCoder {
    fileprivate var barStyle: UIBarStyle? {
        choice("barStyle", ["default": .default, "black": .black, "blackTranslucent": .black])
    }
}
