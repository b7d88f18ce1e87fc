import Foundation
import NibReader
import QuartzCore

/// A segue as the file has it. It creates a ``UIStoryboardSegue`` each time it is performed.
@MainActor struct SegueTemplate {
    enum Kind: String {
        case show, showDetail, presentation, popoverPresentation, push, modal, replace, popover, embed, relationship,
            unwind, custom
    }

    let id: String
    let identifier: String?
    let kind: Kind
    /// The id of the destination's element: a view controller, or the exit.
    let destination: String
    /// The segue action that creates the destination.
    let creationSelector: String?
    /// The method that an unwind segue calls.
    let unwindAction: String?
    private let segueClass: UIStoryboardSegue.Type
    private let isAnimated: Bool
    private let presentationStyle: UIModalPresentationStyle?
    private let transitionStyle: UIModalTransitionStyle?
    private let popover: PopoverAnchor?

    init(_ element: XMLElement, in classes: NibClasses) {
        id = element.id ?? ""
        identifier = element.attributes["identifier"]
        kind = element.attributes["kind"].flatMap(Kind.init(rawValue:)) ?? .show
        destination = element.attributes["destination"] ?? ""
        creationSelector = element.attributes["destinationCreationSelector"]
        unwindAction = element.attributes["unwindAction"]
        segueClass = classes.customClass(of: element) as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
        isAnimated = element.bool("animates") ?? true
        presentationStyle = element.attributes["modalPresentationStyle"].flatMap { name in
            UIModalPresentationStyle.namesInNibs.first { $0.key == name }?.value
        }
        transitionStyle = element.attributes["modalTransitionStyle"].flatMap { name in
            UIModalTransitionStyle.namesInNibs.first { $0.key == name }?.value
        }
        let isPopover = kind == .popover || kind == .popoverPresentation || presentationStyle == .popover
        popover = isPopover ? PopoverAnchor(element) : nil
    }

    /// Reports a segue that works differently from what Interface Builder shows.
    func check(_ element: XMLElement, _ report: NibReport?) {
        if let name = element.attributes["customClass"], segueClass == UIStoryboardSegue.self {
            report?.misses(name, of: element)
        }
        if kind == .show, element.attributes["kind"] != Kind.show.rawValue {
            report?.replaces(segue: element, by: "a show segue")
        }
    }

    // MARK: Making segues

    /// Creates a segue between two controllers. If `handler` isn't nil, it replaces the action of the segue's kind.
    func segue(
        from source: UIViewController, to destination: UIViewController, handler: (() -> Void)? = nil
    ) -> UIStoryboardSegue {
        let segue = SegueFactory.make(segueClass, identifier: identifier, source: source, destination: destination)
        segue.handler = handler ?? (kind == .custom ? nil : { perform(from: source, to: destination) })
        return segue
    }

    /// Makes the destination of a popover segue a popover, so that the app can change it in `prepare(for:sender:)`.
    func preparePopover(_ destination: UIViewController, sender: Any?, in scene: NibScene) {
        popover?.prepare(destination, sender: sender, in: scene)
    }

    private func perform(from source: UIViewController, to destination: UIViewController) {
        if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
        if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
        kind.perform(from: source, to: destination)
    }

    func withAnimations(_ perform: () -> Void) {
        if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
    }
}

extension SegueTemplate.Kind {
    /// Performs the action of the segue's kind.
    @MainActor fileprivate func perform(from source: UIViewController, to destination: UIViewController) {
        switch self {
        case .show: source.show(destination, sender: source)
        case .push: push(destination, from: source)
        case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
        case .presentation, .modal, .popover, .popoverPresentation:
            source.present(destination, animated: UIView.areAnimationsEnabled)
        case .embed, .relationship, .unwind, .custom: break
        }
    }

    @MainActor private func push(_ destination: UIViewController, from source: UIViewController) {
        guard let navigation = source.navigationController else {
            Diagnostics.fail(
                """
                Push segues can only be used when the source controller is managed by an instance of UINavigationController.
                """,
                explanation:
                    "  try            embed \(type(of: source)) in a navigation controller, or use a show segue")
        }
        navigation.pushViewController(destination, animated: UIView.areAnimationsEnabled)
    }
}
