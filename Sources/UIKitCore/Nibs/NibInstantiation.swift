import Foundation
import NibReader
import QuartzCore

/// An instantiation of a document: the objects that it creates, and the work to do when all of them exist.
@MainActor final class NibInstantiation {
    let document: NibDocument
    /// The bundle with named images and colours.
    let bundle: Bundle
    private let home: Bundle?
    /// The report, only for the first instantiation: later ones would report the same.
    let report: NibReport?
    let classes: NibClasses
    /// The created objects, in the order of their creation: a view comes after its subviews.
    private var created: [(element: XMLElement, object: NSObject, isOwn: Bool)] = []
    /// The objects of the elements inside ``whole``, by their places.
    private var objects: [NSObject?]
    private let whole: XMLElement
    /// The views that constraints use for elements, which are few or none.
    private var constraintItems: [(element: XMLElement, object: NSObject)] = []
    private var actions: [@MainActor () -> Void] = []
    /// The scene of a storyboard that contains the objects.
    let scene: NibScene?
    private let isPart: Bool
    /// The size of the view whose subviews are being created. Frames can be relative to it.
    var sizeAround = CGSize.zero

    /// Creates an instantiation.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - bundle: The bundle with named images and colours.
    ///   - home: The bundle of the target that the file belongs to, if it's another one.
    ///   - scene: The scene of a storyboard.
    ///   - part: The prototype to create, of which there are many; nil for the file's own objects.
    ///   - report: The report, for the first instantiation.
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

    /// Creates and connects the objects of elements, and everything to which they refer.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - owner: An object that isn't the file's own. It's connected, but not awakened.
    func objects(
        of elements: [XMLElement], owner: (element: XMLElement, object: NSObject)? = nil
    ) throws(NibFailure) -> [NSObject] {
        let found = elements.compactMap(object(of:))
        try finish(owner: owner)
        for element in elements { report?.addUnread(in: element) }
        return found
    }

    /// Returns the object for an element, and creates it if needed. Returns nil if no class matches the element.
    func object(of element: XMLElement) -> NSObject? {
        if let place = place(of: element), let object = objects[place] { return object }
        guard let object = classes.kind(of: element, report)?.make(NibCoder(element, in: self)) else { return nil }
        adopt(object, for: element)
        return object
    }

    /// Records an element's object. `isOwn` is whether the file created it, so that it's awakened.
    func adopt(_ object: NSObject, for element: XMLElement, isOwn: Bool = true) {
        // There is nothing left to do for most constraints.
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

    /// Returns the index in ``objects``, or nil for an element outside.
    private func place(of element: XMLElement) -> Int? {
        let place = element.place - (whole.place - whole.count + 1)
        return objects.indices.contains(place) ? place : nil
    }

    /// Returns the nib of a prototype. It uses the same report, because it is read when the first cell is created.
    func prototype(_ element: XMLElement) -> NibFile {
        NibFile(.part(element, of: document), in: bundle, home: home, scene: scene)
    }

    // MARK: Actions after instantiation

    func whenAllExist(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// Does the remaining work: constraints, connections, runtime attributes, and then `awakeFromNib()` (R752). Call it
    /// when every object exists.
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

/// An object that hears when everything in its XIB exists and is connected.
@MainActor protocol NibAwakening: AnyObject {
    func awakeFromNib()
}
