import Foundation
import NibReader
import QuartzCore

/// A view controller of a storyboard: how it is created, how its view looks, and where its segues lead.
@MainActor final class StoryboardScene: NibScene {
    let storyboard: UIStoryboard
    private let scene: NibDocument.Scene
    private let element: XMLElement
    private(set) weak var controller: UIViewController?
    /// All segues, with and without identifiers.
    private(set) var segues: [SegueTemplate] = []
    private var document: NibDocument { storyboard.document }

    /// Creates the scene of the controller whose element has this id, which the document must contain.
    init(ofController id: String, in storyboard: UIStoryboard) {
        self.storyboard = storyboard
        let scenes = storyboard.document.scenes
        scene = scenes.first { $0.controller?.id == id } ?? .none
        element = scene.controller ?? XMLElement("viewController", line: storyboard.document.root.line)
    }

    // MARK: The controller

    /// Creates the controller with its bar items, and the controllers that it contains. If `creator` returns nil, it
    /// calls `init(coder:)`.
    func instantiate(creator: (@MainActor (NSCoder) -> UIViewController?)? = nil) -> UIViewController {
        Nesting.scenes += 1
        defer { Nesting.scenes -= 1 }
        if Nesting.scenes > Nesting.mostScenes { failOnEndlessScenes() }
        if element.name == "viewControllerPlaceholder" { return referenced() }
        let report = storyboard.file.report(on: element)
        let instantiation = makeInstantiation(report)
        let own = creator?(NibCoder(element, in: instantiation))
        if let own { instantiation.adopt(own, for: element) }
        let made = own ?? instantiation.object(of: element) as? UIViewController ?? UIViewController()
        finish(instantiation, report, [element])
        embedControllers()
        return made
    }

    private func makeInstantiation(_ report: NibReport?) -> NibInstantiation {
        let file = storyboard.file
        return NibInstantiation(document, in: file.bundle ?? .main, home: file.home, scene: self, report: report)
    }

    /// Connects the created objects, and reports the parts of these elements that weren't understood.
    private func finish(
        _ instantiation: NibInstantiation, _ report: NibReport?, _ elements: [XMLElement],
        owner: (element: XMLElement, object: NSObject)? = nil
    ) {
        NibFailure.ending { () throws(NibFailure) in
            try instantiation.finish(owner: owner)
            guard let report else { return }
            for element in elements { report.addUnread(in: element) }
            try storyboard.file.say(report)
        }
    }

    /// Creates the controller of a scene in another storyboard.
    private func referenced() -> UIViewController {
        let name = element.attributes["storyboardName"] ?? ""
        let other = UIStoryboard(name: name, bundle: storyboard.file.bundle)
        if let identifier = element.attributes["referencedIdentifier"] {
            return other.instantiateViewController(withIdentifier: identifier)
        }
        return other.instantiateInitialViewController() ?? UIViewController()
    }

    /// Sets the controller. Called first of all, so that an app's `init(coder:)` can read its storyboard.
    func enter(_ controller: UIViewController) { self.controller = controller }

    // MARK: The view

    /// Creates the controller's view, if the file has one, and connects the objects in it.
    func loadView(of controller: UIViewController) {
        guard let view = element.child(for: "view") else { return }
        let report = storyboard.file.report(on: view)
        let instantiation = makeInstantiation(report)
        guard let made = instantiation.object(of: view) as? UIView else { return }
        controller.take(made)
        adoptGuides(of: controller, instantiation)
        controller.keep(scene.others.compactMap(instantiation.object(of:)))
        finish(instantiation, report, [view] + scene.others, owner: (element, controller))
    }

    /// Adopts the guides from before the safe area.
    private func adoptGuides(of controller: UIViewController, _ instantiation: NibInstantiation) {
        for guide in element.child(named: "layoutGuides")?.children ?? [] {
            let place: GuidePlace = guide.attributes["type"] == "top" ? .aboveSafeArea : .belowSafeArea
            instantiation.stand(controller.view.supportGuide(place), for: guide)
        }
    }

    // MARK: Segues

    override func add(_ segue: XMLElement, from source: NSObject, _ report: NibReport?) {
        let template = SegueTemplate(segue, in: classes)
        template.check(segue, report)
        // A controller's segues are read again with its view, and those of a prototype with each cell.
        if !segues.contains(where: { $0.id == template.id }) { segues.append(template) }
        if source !== controller { start(template, from: source) }
    }

    /// Lets a view, a bar button item, a gesture recogniser or a cell start the segue.
    private func start(_ template: SegueTemplate, from source: NSObject) {
        if template.kind == .embed {
            guard let container = source as? UIView else { return }
            return embed(template, in: container)
        }
        let selector = Selector { [weak self] _, sender, _ in
            self?.trigger(template, sender: sender)
            return true
        }
        switch source {
        case let cell as UICollectionViewCell:
            cell.segueOfSelection = { [weak self, weak cell] in self?.trigger(template, sender: cell) }
        case let source as any NibActionSource:
            guard let controller else { return }
            source.add(NibActionConnection(target: controller, selector: selector, event: nil))
        default: break
        }
    }

    private func embedControllers() {
        guard let controller else { return }
        let contained = segues.filter { $0.kind == .relationship }
        let controllers = contained.map { storyboard.scene(ofController: $0.destination).instantiate() }
        if !controllers.isEmpty { controller.contain(controllers) }
    }

    private func embed(_ template: SegueTemplate, in container: UIView) {
        guard let controller else { return }
        Nesting.scenes += 1
        defer { Nesting.scenes -= 1 }
        if Nesting.scenes > Nesting.mostScenes { failOnEndlessScenes() }
        let child = destination(of: template, sender: container)
        let segue = template.segue(from: controller, to: child) { [weak controller, weak container] in
            guard let controller, let container else { return }
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        controller.prepare(for: segue, sender: nil)
        segue.perform()
    }

    // MARK: Performing segues

    /// Performs a segue that a person started.
    private func trigger(_ template: SegueTemplate, sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
        else {
            return
        }
        perform(template, sender: sender)
    }

    func perform(_ template: SegueTemplate, sender: Any?) {
        guard let controller else { return }
        if template.kind == .unwind {
            return UnwindSegue(template, from: controller, sender: sender, members: members).perform()
        }
        let destination = destination(of: template, sender: sender)
        let segue = template.segue(from: controller, to: destination)
        template.preparePopover(destination, sender: sender, in: self)
        controller.prepare(for: segue, sender: sender)
        template.withAnimations { segue.perform() }
    }

    /// Creates the segue's destination, with the controller's segue action if there is one.
    private func destination(of template: SegueTemplate, sender: Any?) -> UIViewController {
        let scene = storyboard.scene(ofController: template.destination)
        guard let selector = template.creationSelector, let controller else { return scene.instantiate() }
        guard let action = members.segueAction(selector, of: controller) else {
            NibFailure.unknownAction(selector, of: controller).fail()
        }
        return scene.instantiate { coder in
            action(controller, coder, sender, template.identifier) as? UIViewController
        }
    }

    private var classes: NibClasses { NibClasses(for: storyboard.file.home ?? storyboard.file.bundle ?? .main) }

    private var members: NibMembers { NibMembers(of: document, classes) }

    private func failOnEndlessScenes() -> Never {
        Diagnostics.fail(
            "\(document.file): view controllers contain each other without end",
            explanation: """
                  seen           \(Nesting.scenes) view controllers, each created while the one before is created
                  likely cause   a navigation controller's root view controller leads back to the navigation controller
                  try            delete one of the relationship segues in Interface Builder
                """)
    }
}
