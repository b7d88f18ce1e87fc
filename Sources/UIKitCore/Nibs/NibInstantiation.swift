import Foundation
import NibReader
import QuartzCore

/// One instantiation of a document: the objects it creates, and what is left to do once all of them exist.
@MainActor final class NibInstantiation {
    let document: NibDocument
    /// Where named images and colours are.
    let bundle: Bundle
    private let home: Bundle?
    /// Only for the first instantiation: later ones would report the same.
    let report: NibReport?
    let classes: NibClasses
    /// In the order in which they were created: a view comes after its subviews.
    private var created: [(element: XMLElement, object: NSObject, isOwn: Bool)] = []
    /// Those of the elements inside ``whole``, by their places.
    private var objects: [NSObject?]
    private let whole: XMLElement
    /// Few or none.
    private var constraintItems: [(element: XMLElement, object: NSObject)] = []
    private var actions: [@MainActor () -> Void] = []
    /// What is around the objects, in a storyboard.
    let scene: NibScene?
    private let isPart: Bool
    /// Of the view whose subviews are being created: frames can be relative to it.
    var sizeAround = CGSize.zero

    /// - Parameters:
    ///   - home: The bundle of the target that the file belongs to, if it's another one.
    ///   - part: The prototype to create, of which there are many; nil for the file's own objects.
    init(
        _ document: NibDocument, in bundle: Bundle, home: Bundle? = nil, scene: NibScene? = nil,
        part: XMLElement? = nil,
        report: NibReport?
    ) {
        isPart = part != nil
        whole = part ?? document.root
        objects = Array(repeating: nil, count: whole.count)
        self.document = document
        self.bundle = bundle
        self.scene = scene
        self.report = report
        self.home = home
        classes = NibClasses(for: home ?? bundle)
    }

    // MARK: Creating objects

    /// Creates and connects the objects of elements, and whatever they refer to.
    ///
    /// - Parameter owner: An object that isn't the file's own. It's connected, but not awakened.
    func objects(
        of elements: [XMLElement], owner: (element: XMLElement, object: NSObject)? = nil
    ) throws(NibFailure) -> [NSObject] {
        let found = elements.compactMap(object(of:))
        try finish(owner: owner)
        for element in elements { report?.addUnread(in: element) }
        return found
    }

    /// The object for an element, created if needed. nil if no class matches the element.
    func object(of element: XMLElement) -> NSObject? {
        if let place = place(of: element), let object = objects[place] { return object }
        guard let object = classes.kind(of: element, report)?.make(NibCoder(element, in: self)) else { return nil }
        adopt(object, for: element)
        return object
    }

    /// Records an element's object.
    ///
    /// - Parameter isOwn: Whether the file created it, so that it's awakened.
    func adopt(_ object: NSObject, for element: XMLElement, isOwn: Bool = true) {
        // Nothing is left to do for most constraints.
        if isOwn || !element.children.isEmpty { created.append((element, object, isOwn)) }
        stand(object, for: element)
    }

    /// Uses an object that isn't the file's own for a placeholder.
    func stand(_ object: NSObject, for placeholder: XMLElement) {
        if let place = place(of: placeholder) { objects[place] = object }
        if !isPart, let identifier = placeholder.id { scene?.enter(object, id: identifier) }
    }

    func adopt(_ object: NSObject, forConstraintsOf element: XMLElement) { constraintItems.append((element, object)) }

    func constraintItem(of element: XMLElement) -> NSObject? {
        for (other, object) in constraintItems where other === element { return object }
        guard let place = place(of: element) else { return nil }
        return objects[place]
    }

    func object(id: String) -> NSObject? {
        document.element(id).flatMap(place).flatMap { objects[$0] } ?? scene?.object(id: id)
    }

    /// Among ``objects``; nil for an element outside.
    private func place(of element: XMLElement) -> Int? {
        let place = element.place - (whole.place - whole.count + 1)
        return objects.indices.contains(place) ? place : nil
    }

    /// A prototype's nib has the same report: it's read when the first cell is made.
    func prototype(_ element: XMLElement) -> NibFile {
        NibFile(.part(element, of: document), in: bundle, home: home, scene: scene)
    }

    // MARK: Afterwards

    func whenAllExist(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// Does what is left: constraints, connections, runtime attributes, and then `awakeFromNib()` (R752). Call it once every object
    /// exists.
    func finish(owner: (element: XMLElement, object: NSObject)? = nil) throws(NibFailure) {
        for action in actions { action() }
        actions = []
        let connections = NibConnecting(self)
        for (element, object, _) in created { try connections.connect(object, of: element) }
        if let owner { try connections.connect(owner.object, of: owner.element) }
        for (element, object, _) in created { connections.setRuntimeAttributes(of: object, element) }
        for (_, object, isOwn) in created where isOwn { (object as? any NibAwakening)?.awakeFromNib() }
        created = []
    }
}

/// Hears when everything in its XIB exists and is connected.
@MainActor protocol NibAwakening: AnyObject {
    func awakeFromNib()
}
