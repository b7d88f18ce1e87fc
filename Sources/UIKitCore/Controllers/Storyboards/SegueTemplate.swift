import Foundation
import NibReader
import QuartzCore

/// A segue as it's in the file. Each time it's performed, it makes a ``UIStoryboardSegue``.
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
    private let element: XMLElement

    init(_ element: XMLElement) {
        self.element = element
        id = element.attributes["id"] ?? ""
        identifier = element.attributes["identifier"]
        kind = element.attributes["kind"].flatMap(Kind.init(rawValue:)) ?? .show
        destination = element.attributes["destination"] ?? ""
        creationSelector = element.attributes["destinationCreationSelector"]
        unwindAction = element.attributes["unwindAction"]
    }

    // MARK: Making segues

    /// - Parameter handler: What the segue does in place of what its kind says.
    func segue(
        from source: UIViewController, to destination: UIViewController, handler: (() -> Void)? = nil
    ) -> UIStoryboardSegue {
        let segue = SegueFactory.make(segueClass, identifier: identifier, source: source, destination: destination)
        segue.handler =
            handler ?? { [kind, style = presentationStyle, transition = transitionStyle] in
                if let style { destination.modalPresentationStyle = style }
                if let transition { destination.modalTransitionStyle = transition }
                kind.perform(from: source, to: destination)
            }
        if kind == .custom, handler == nil { segue.handler = nil }
        return segue
    }

    private var segueClass: UIStoryboardSegue.Type {
        guard let name = element.attributes["customClass"] else { return UIStoryboardSegue.self }
        let modules = (element.attributes["customModule"].map { [$0] } ?? []) + NibClasses(for: .main).modules
        let found = modules.lazy.compactMap { NSClassFromString("\($0).\(name)") as? UIStoryboardSegue.Type }.first
        return found ?? UIStoryboardSegue.self
    }

    func withAnimations(_ perform: () -> Void) {
        guard element.bool("animates") == false else { return perform() }
        UIView.performWithoutAnimation(perform)
    }

    // MARK: How it presents

    private var presentationStyle: UIModalPresentationStyle? {
        switch element.attributes["modalPresentationStyle"] {
        case "fullScreen": .fullScreen
        case "pageSheet": .pageSheet
        case "formSheet": .formSheet
        case "currentContext": .currentContext
        case "overFullScreen": .overFullScreen
        case "overCurrentContext": .overCurrentContext
        default: nil
        }
    }

    private var transitionStyle: UIModalTransitionStyle? {
        switch element.attributes["modalTransitionStyle"] {
        case "coverVertical": .coverVertical
        case "crossDissolve": .crossDissolve
        default: nil
        }
    }
}

extension SegueTemplate.Kind {
    /// What the segue does when it's performed.
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
