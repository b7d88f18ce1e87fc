import CoreGraphics
import Foundation
import NibReader

/// The coder that `init(coder:)` gets for an object in a XIB or storyboard.
///
/// Each class reads the attributes that are its own, in a file beside it: `UIView+Nib.swift`, `UILabel+Nib.swift`. What no class
/// of an object asks for is not understood, and ``NibReport`` says so; there is no list of known attributes to keep up to date.
final class NibCoder: NSCoder {
    let element: XMLElement
    private let instantiation: NibInstantiation

    init(_ element: XMLElement, in instantiation: NibInstantiation) {
        self.element = element
        self.instantiation = instantiation
    }
}

// MARK: Attributes

/// An attribute that the file leaves out has its default (R741): nil leaves the property as it is.
@MainActor extension NibCoder {
    func string(_ attribute: String) -> String? {
        instantiation.report?.understands(attribute, of: element)
        return element.attributes[attribute]
    }

    func bool(_ attribute: String) -> Bool? {
        value(attribute, expected: "YES or NO") { _ in element.bool(attribute) }
    }

    func number(_ attribute: String) -> CGFloat? {
        value(attribute, expected: "a number") { _ in element.number(attribute) }
    }

    func integer(_ attribute: String) -> Int? {
        value(attribute, expected: "a whole number") { Int($0) }
    }

    /// One of an enumeration's cases, by its name in the file.
    func choice<Choice>(_ attribute: String, _ choices: KeyValuePairs<String, Choice>) -> Choice? {
        value(attribute, expected: choices.map(\.key).joined(separator: ", ")) { name in
            choices.first { $0.key == name }?.value
        }
    }

    private func value<Value>(
        _ attribute: String, expected: @autoclosure () -> String, _ read: (String) -> Value?
    ) -> Value? {
        guard let text = string(attribute) else { return nil }
        if let value = read(text) { return value }
        instantiation.report?.refuse(text, for: attribute, of: element, expected: expected())
        return nil
    }
}

// MARK: Properties that are elements

@MainActor extension NibCoder {
    /// The child that sets a property, or that has a name: `<rect key="frame" …/>`, `<subviews>`.
    func child(for key: String) -> XMLElement? { understood(element.child(for: key)) }

    func child(named name: String) -> XMLElement? { understood(element.child(named: name)) }

    private func understood(_ child: XMLElement?) -> XMLElement? {
        guard let child else { return nil }
        instantiation.report?.understands(child)
        return child
    }

    func rect(_ key: String) -> CGRect? { child(for: key)?.rect }
    func size(_ key: String) -> CGSize? { child(for: key)?.size }
    func point(_ key: String) -> CGPoint? { child(for: key)?.point }

    func insets(_ key: String) -> UIEdgeInsets? {
        guard let inset = child(for: key)?.inset else { return nil }
        return UIEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }

    /// Whether the file sets a property to nil: `<nil key="textColor"/>`.
    func isNil(_ key: String) -> Bool { child(for: key)?.name == "nil" }

    func color(_ key: String) -> UIColor? {
        guard let child = child(for: key), child.name == "color" else { return nil }
        guard let color = NibColor(child)?.uiColor(in: instantiation.bundle) else {
            instantiation.report?.refuse(
                child, expected: "components, a system colour, or a name in the asset catalogue")
            return nil
        }
        return color
    }

    func font(_ key: String) -> UIFont? {
        guard let child = child(for: key) else { return nil }
        guard let font = NibFont(child)?.uiFont else {
            instantiation.report?.refuse(
                child, expected: "a system font, a text style, or the name of a registered font")
            return nil
        }
        return font
    }

    func image(_ attribute: String) -> UIImage? {
        value(attribute, expected: "an image of the bundle, or a symbol") { name in
            string("catalog") == "system"
                ? UIImage(systemName: name) : UIImage(named: name, in: instantiation.bundle)
        }
    }

    /// A long text has an element of its own, perhaps in Base64 (R743).
    func text(_ key: String) -> String? {
        if let text = string(key) { return text }
        guard let child = child(for: key), child.name == "string" else { return nil }
        guard child.attributes["base64-UTF8"] == "YES" else { return child.text }
        return Data(base64Encoded: child.text, options: .ignoreUnknownCharacters)
            .flatMap { String(data: $0, encoding: .utf8) }
    }
}

// MARK: Other objects

@MainActor extension NibCoder {
    /// The object of a child, which is made now if it wasn't yet.
    func object(for key: String) -> NSObject? { child(for: key).flatMap(instantiation.object(of:)) }

    /// The objects of a list: `<subviews>`.
    func objects(in list: String) -> [NSObject] {
        child(named: list)?.children.compactMap(instantiation.object(of:)) ?? []
    }

    /// The object with an id; nil for one that is only Xcode's.
    ///
    /// Ask in ``whenAllExist(_:)``: an object may come later in the file than another that names it.
    func object(id: String) -> NSObject? { instantiation.objects[id] }

    /// Makes an element stand for an object that its owner has already: a content view, a layout guide.
    func adopt(_ object: NSObject, for child: XMLElement) { instantiation.adopt(object, for: child) }

    /// Makes constraints that name an element reach another view (R712).
    func adopt(_ object: NSObject, forConstraintsOf element: XMLElement) {
        instantiation.adopt(object, forConstraintsOf: element)
    }

    /// The item of constraints that name an id.
    func constraintItem(id: String) -> NSObject? { instantiation.constraintItem(id: id) }

    /// What reads the attributes of a child whose object exists already.
    func coder(of child: XMLElement) -> NibCoder { NibCoder(child, in: instantiation) }

    /// Runs after all objects of the file were made, in the order of the calls.
    func whenAllExist(_ action: @escaping @MainActor () -> Void) { instantiation.whenAllExist(action) }

    /// The constraints of the object, without those that exist only in Interface Builder.
    var constraints: [(XMLElement, NibConstraint)] {
        (child(named: "constraints")?.children ?? []).compactMap { child in
            guard child.name == "constraint", let constraint = try? NibConstraint(child) else { return nil }
            return constraint.isPlaceholder ? nil : (child, constraint)
        }
    }
}
