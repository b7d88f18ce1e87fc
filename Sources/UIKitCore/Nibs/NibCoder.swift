import CoreGraphics
import Foundation
import NibReader

/// The coder that `init(coder:)` gets for an object in a XIB or storyboard.
///
/// Each class reads its own attributes, in a file beside it: `UIView+Nib.swift`, `UILabel+Nib.swift`. Values that can't
/// be used are added to the ``NibReport``.
final class NibCoder: KeylessCoder {
    let element: XMLElement
    private let instantiation: NibInstantiation
    private let report: NibReport?

    init(_ element: XMLElement, in instantiation: NibInstantiation) {
        self.element = element
        self.instantiation = instantiation
        report = instantiation.report
        super.init()
    }
}

// MARK: Attributes

// Xcode omits default values (R741). nil means that the property keeps its default.
@MainActor extension NibCoder {
    func string(_ attribute: XMLName) -> String? {
        report?.understands(attribute: attribute.string, of: element)
        return element.attributes[attribute]
    }

    func bool(_ attribute: XMLName) -> Bool? {
        report?.understands(attribute: attribute.string, of: element)
        if let truth = element.bool(attribute) { return truth }
        if let report, let text = element.attributes[attribute] {
            report.refuse(text, for: attribute.string, of: element, expected: "YES or NO")
        }
        return nil
    }

    func number(_ attribute: XMLName) -> CGFloat? {
        report?.understands(attribute: attribute.string, of: element)
        if let number = element.number(attribute) { return number }
        if let report, let text = element.attributes[attribute] {
            report.refuse(text, for: attribute.string, of: element, expected: "a number")
        }
        return nil
    }

    /// Reads a number that a property accepts. A number that would end the program is added to the report.
    func number(_ attribute: XMLName, expected: String, where isUsable: (CGFloat) -> Bool) -> CGFloat? {
        value(attribute, expected: expected) { _ in element.number(attribute).flatMap { isUsable($0) ? $0 : nil } }
    }

    func integer(_ attribute: XMLName) -> Int? {
        value(attribute, expected: "a whole number") { Int($0) }
    }

    /// Reads an enumeration case by its name in the file.
    func choice<Choice>(
        _ attribute: XMLName, _ choices: @autoclosure () -> KeyValuePairs<String, Choice>
    ) -> Choice? {
        guard let name = string(attribute) else { return nil }
        let choices = choices()
        for index in choices.indices where choices[index].key == name { return choices[index].value }
        let expected = choices.map(\.key).joined(separator: ", ")
        report?.refuse(name, for: attribute.string, of: element, expected: expected)
        return nil
    }

    private func value<Value>(
        _ attribute: XMLName, expected: @autoclosure () -> String, _ read: (String) -> Value?
    ) -> Value? {
        guard let text = string(attribute) else { return nil }
        if let value = read(text) { return value }
        report?.refuse(text, for: attribute.string, of: element, expected: expected())
        return nil
    }
}

// MARK: Properties that are elements

@MainActor extension NibCoder {
    /// Returns the child that sets a property: `<rect key="frame" …/>` for the key `frame`.
    func child(for key: XMLName) -> XMLElement? {
        report?.understands(child: key.string, of: element)
        return element.child(for: key)
    }

    /// Marks attributes and children as understood that the class ignores, because it decides about these properties
    /// itself.
    func leaveOut(attributes: [XMLName] = [], children: [XMLName] = []) {
        guard let report else { return }
        for attribute in attributes { report.understands(attribute: attribute.string, of: element) }
        for key in children { report.understands(child: key.string, of: element) }
    }

    func hasChild(named name: XMLName) -> Bool { element.child(named: name) != nil }

    /// Returns coders for all children with an element name, such as `<state>`.
    func coders(named name: XMLName) -> [NibCoder] {
        guard element.child(named: name) != nil else { return [] }
        report?.understands(list: name.string, in: element)
        return element.children.filter { $0.name == name.string }.map { child in
            if let key = child.key { report?.understands(child: key, of: element) }
            return coder(of: child)
        }
    }

    /// Returns a coder for the child that sets a property and has properties of its own.
    func coder(for key: XMLName) -> NibCoder? { child(for: key).map(coder(of:)) }

    /// Returns the children of a list such as `<subviews>`.
    func children(of list: XMLName) -> [XMLElement] {
        report?.understands(list: list.string, in: element)
        return element.child(named: list)?.children ?? []
    }

    func rect(_ key: XMLName) -> CGRect? { child(for: key)?.rect }
    func size(_ key: XMLName) -> CGSize? { child(for: key)?.size }

    func inset(_ key: XMLName) -> UIEdgeInsets? {
        guard let inset = child(for: key)?.inset else { return nil }
        return UIEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }

    func color(_ key: XMLName) -> UIColor? {
        guard let child = child(for: key), child.name == "color" else { return nil }
        guard let color = NibColor(child)?.uiColor(in: instantiation.bundle, of: instantiation.document) else {
            report?.refuse(
                child, expected: "components, a system colour, or a name in the asset catalogue")
            return nil
        }
        return color
    }

    func font(_ key: XMLName) -> UIFont? {
        guard let child = child(for: key) else { return nil }
        guard let font = NibFont(child)?.uiFont else {
            report?.refuse(
                child, expected: "a system font, a text style, or the name of a registered font")
            return nil
        }
        return font
    }

    func image(_ attribute: XMLName) -> UIImage? {
        value(attribute, expected: "an image of the bundle, or a symbol") { name in
            string("catalog") == "system"
                ? UIImage(systemName: name) : UIImage(named: name, in: instantiation.bundle, compatibleWith: nil)
        }
    }

    /// Reads a text: an attribute, or for long text a child element, possibly in Base64 (R743).
    func text(_ key: XMLName) -> String? {
        if let text = string(key) { return text }
        guard let child = child(for: key), child.name == "string" else { return nil }
        guard child.attributes["base64-UTF8"] == "YES" else { return child.text }
        return Data(base64Encoded: child.text, options: .ignoreUnknownCharacters)
            .flatMap { String(data: $0, encoding: .utf8) }
    }
}

// MARK: Other objects

@MainActor extension NibCoder {
    /// The scene of a storyboard.
    var scene: NibScene? { instantiation.scene }

    /// The size of the view whose subviews are being created.
    var sizeAround: CGSize {
        get { instantiation.sizeAround }
        set { instantiation.sizeAround = newValue }
    }

    /// Returns the object that sets a property. Creates it if needed.
    func object(for key: XMLName) -> NSObject? { child(for: key).flatMap(instantiation.object(of:)) }

    /// Returns the object of a child element. Creates it if needed.
    func object(of child: XMLElement) -> NSObject? { instantiation.object(of: child) }

    /// Returns the objects in a list such as `<subviews>`. Creates them if needed.
    func objects(in list: XMLName) -> [NSObject] {
        children(of: list).compactMap(instantiation.object(of:))
    }

    /// Uses an object that its owner created, such as a content view or a layout guide, for an element.
    func adopt(_ object: NSObject, for child: XMLElement) { instantiation.adopt(object, for: child, isOwn: false) }

    /// Uses another view for constraints that refer to an element (R712).
    func adopt(_ object: NSObject, forConstraintsOf element: XMLElement) {
        instantiation.adopt(object, forConstraintsOf: element)
    }

    /// Returns the view or layout guide for a constraint item's element.
    ///
    /// Call this in ``whenAllExist(_:)``: an object can refer to another one later in the file.
    func constraintItem(of element: XMLElement) -> NSObject? { instantiation.constraintItem(of: element) }

    /// Adds a child element that can't be used to the report.
    func refuse(_ child: XMLElement, expected: String) { report?.refuse(child, expected: expected) }

    /// Returns a separate XIB for an element that is created as often as needed: a prototype cell.
    func prototype(_ child: XMLElement) -> UINib { UINib(instantiation.prototype(child)) }

    /// Returns a coder for a child element whose object already exists.
    func coder(of child: XMLElement) -> NibCoder { NibCoder(child, in: instantiation) }

    /// Returns a coder for the same element that keeps no objects of the file and reports nothing, for values that are
    /// read later.
    func withoutObjects() -> NibCoder {
        let empty = NibInstantiation(instantiation.document, in: instantiation.bundle, part: element, report: nil)
        return NibCoder(element, in: empty)
    }

    /// Runs an action when every object in the file exists. Actions run in the order in which they were added.
    func whenAllExist(_ action: @escaping @MainActor () -> Void) { instantiation.whenAllExist(action) }

    /// The object's constraints, except placeholders, which exist only in Interface Builder.
    var constraints: [NibConstraint] {
        report?.understands(list: "constraints", in: element)
        guard let list = element.child(named: "constraints") else { return [] }
        return instantiation.document.constraints(in: list)
    }
}
