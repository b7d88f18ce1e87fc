import Foundation
import NibReader
import QuartzCore

extension UIViewController {
    /// Reads what every view controller has in a storyboard. Its view is read later.
    final func readControllerNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let scene = nib.scene as? StoryboardScene {
            nibSource = NibSource(name: nib.string("nibName"), scene: scene)
            scene.enter(self)
        }
        if let title = nib.text("title") { self.title = title }
        readRestoration(nib)
        readPresentation(nib)
        readLayout(nib)
        readBarItems(nib)
        readContained(nib)
        // These are read with the view.
        nib.leaveOut(children: ["view"])
        _ = nib.children(of: "layoutGuides")
    }

    private func readRestoration(_ nib: NibCoder) {
        let identifier = nib.string("storyboardIdentifier")
        if let own = nib.string("restorationIdentifier") {
            restorationIdentifier = own
        } else if nib.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
            restorationIdentifier = identifier
        }
    }

    private func readPresentation(_ nib: NibCoder) {
        if let style = nib.choice("modalPresentationStyle", UIModalPresentationStyle.namesInNibs) {
            modalPresentationStyle = style
        }
        if let style = nib.choice("modalTransitionStyle", UIModalTransitionStyle.namesInNibs) {
            modalTransitionStyle = style
        }
        if let defines = nib.bool("definesPresentationContext") { definesPresentationContext = defines }
        if let isModal = nib.bool("modalInPresentation") { isModalInPresentation = isModal }
        // The attribute's name before iOS 7.
        if let size = nib.size("contentSizeForViewInPopover") { preferredContentSize = size }
        if let size = nib.size("preferredContentSize") { preferredContentSize = size }
    }

    private func readLayout(_ nib: NibCoder) {
        if let hides = nib.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
        if let edges = nib.coder(for: "edgesForExtendedLayout") { edgesForExtendedLayout = edges.extendedEdges }
        if let includes = nib.bool("extendedLayoutIncludesOpaqueBars") { extendedLayoutIncludesOpaqueBars = includes }
        // Since iOS 11 scroll views decide about this, but Xcode still writes it.
        nib.leaveOut(attributes: ["automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize"])
    }

    private func readBarItems(_ nib: NibCoder) {
        if let item = nib.object(for: "navigationItem") as? UINavigationItem {
            storedNavigationItem = item
            if item.title == nil { item.title = title }
        }
        if let item = nib.object(for: "tabBarItem") as? UITabBarItem { tabBarItem = item }
        if let items = nib.barItems(in: "toolbarItems", as: UIBarButtonItem.self) { toolbarItems = items }
    }

    // MARK: Segues

    final func performKnownSegue(_ identifier: String, _ sender: Any?) {
        guard let scene = nibSource.scene, let segue = scene.segues.first(where: { $0.identifier == identifier }) else {
            failOnUnknownSegue(identifier)
        }
        scene.perform(segue, sender: sender)
    }

    private func failOnUnknownSegue(_ identifier: String) -> Never {
        let names = nibSource.scene?.segues.compactMap(\.identifier) ?? []
        let nearest = NearestName(to: identifier, among: names).name
        let cause =
            nibSource.scene == nil
            ? "the controller was made in code" : "the segue has no identifier in Interface Builder"
        Diagnostics.fail(
            "Receiver (\(self)) has no segue with identifier '\(identifier)'",
            explanation: """
                  expected       one of its scene: \(names.isEmpty ? "none has one" : names.sorted().joined(separator: ", "))
                  likely cause   \(nearest.map { "it's written \($0) there" } ?? cause)
                """)
    }

    // MARK: Used by storyboard scenes and XIBs

    /// Retains the objects in the scene besides the controller.
    final func keep(_ objects: [NSObject]) { nibSource.keep(objects) }
}

extension UIViewController: NibViewOwner {
    func takeNibView(_ view: NSObject) {
        if let view = view as? UIView { take(view) }
    }
}

// MARK: Values

@MainActor extension NibCoder {
    /// The edges of an `<extendedEdge>`, which contains only those that are set.
    fileprivate var extendedEdges: UIRectEdge {
        let names: KeyValuePairs<XMLName, UIRectEdge> = [
            "top": .top, "left": .left, "bottom": .bottom, "right": .right,
        ]
        return names.reduce(into: []) { edges, entry in
            if bool(entry.key) == true { edges.insert(entry.value) }
        }
    }
}

extension UIModalPresentationStyle {
    static let namesInNibs: KeyValuePairs<String, Self> = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
}

extension UIModalTransitionStyle {
    static let namesInNibs: KeyValuePairs<String, Self> = [
        "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    ]
}
