import CoreGraphics
import Foundation
import NibReader

// Reads the attributes of bar items in a storyboard.

extension UIBarItem {
    final func readItemNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let title = nib.text("title") { self.title = title }
        if let image = nib.image("image") ?? nib.imageReference("image") { self.image = image }
        if let isEnabled = nib.bool("enabled") { self.isEnabled = isEnabled }
        if let value = nib.integer("tag") { tag = value }
        if let accessibility = nib.coder(for: "accessibilityConfiguration") {
            accessibilityLabel = accessibility.string("label")
            accessibilityIdentifier = accessibility.string("identifier")
        }
    }
}

extension UIBarButtonItem: NibActionSource {
    final func readButtonItemNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let style: Style = nib.choice(
            "style", ["plain": .plain, "done": .done, "prominent": .prominent, "bordered": .plain])
        {
            self.style = style
        }
        if let item = nib.systemItem {
            if nib.string("style") == nil { style = item.style }
            show(item)
        }
        if let width = nib.number("width") { self.width = width }
        if let color = nib.color("tintColor") { tintColor = color }
        if let view = nib.object(for: "customView") as? UIView { customView = view }
    }

    func add(_ action: NibActionConnection) {
        target = action.target
        self.action = action.selector
    }
}

extension UITabBarItem {
    final func readTabItemNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let item = nib.tabSystemItem { show(item) }
        if let image = nib.image("selectedImage") ?? nib.imageReference("selectedImage") { selectedImage = image }
        if let value = nib.string("badgeValue") { badgeValue = value }
        if let color = nib.color("badgeColor") { badgeColor = color }
    }
}

extension UINavigationItem {
    final func readItemNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let title = nib.text("title") { self.title = title }
        if let mode: LargeTitleDisplayMode = nib.choice(
            "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never])
        {
            largeTitleDisplayMode = mode
        }
        if let supplements = nib.bool("leftItemsSupplementBackButton") { leftItemsSupplementBackButton = supplements }
        if let hides = nib.bool("hidesBackButton") { hidesBackButton = hides }
        if let appearance = nib.navigationAppearance("standardAppearance") { standardAppearance = appearance }
        if let appearance = nib.navigationAppearance("compactAppearance") { compactAppearance = appearance }
        if let appearance = nib.navigationAppearance("scrollEdgeAppearance") { scrollEdgeAppearance = appearance }
        if let view = nib.object(for: "titleView") as? UIView { titleView = view }
        if let item = nib.object(for: "backBarButtonItem") as? UIBarButtonItem { backBarButtonItem = item }
        if let items = nib.barItems(in: "leftBarButtonItems", as: UIBarButtonItem.self) { leftBarButtonItems = items }
        if let item = nib.object(for: "leftBarButtonItem") as? UIBarButtonItem { leftBarButtonItem = item }
        if let items = nib.barItems(in: "rightBarButtonItems", as: UIBarButtonItem.self) { rightBarButtonItems = items }
        if let item = nib.object(for: "rightBarButtonItem") as? UIBarButtonItem { rightBarButtonItem = item }
    }
}

// MARK: Values

@MainActor extension NibCoder {
    /// Returns the items in a list, or nil if there are none.
    func barItems<Item>(in list: XMLName, as kind: Item.Type) -> [Item]? {
        let items = objects(in: list).compactMap { $0 as? Item }
        return items.isEmpty ? nil : items
    }

    fileprivate var tabSystemItem: UITabBarItem.SystemItem? {
        choice(
            "systemItem",
            [
                "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
                "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
                "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
            ])
    }

    fileprivate var systemItem: UIBarButtonItem.SystemItem? {
        choice(
            "systemItem",
            [
                "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
                "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
                "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
                "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
                "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
                "close": .close,
            ])
    }
}
