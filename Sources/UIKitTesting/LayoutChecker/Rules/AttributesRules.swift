import UIKitCore

/// Checks that the layout's own attributes class copies and compares all of its properties.
@MainActor enum AttributesRules {
    static func check(_ inspection: LayoutInspection, _ report: (LayoutViolation) -> Void) {
        let own = inspection.page.elements.filter { type(of: $0.attributes) != UICollectionViewLayoutAttributes.self }
        for element in own {
            checkCopy(element, report)
            for other in own where other.attributes !== element.attributes {
                checkComparison(element, other, report)
            }
        }
    }

    private static func checkCopy(_ element: LayoutAnswer.Element, _ report: (LayoutViolation) -> Void) {
        let copy = element.attributes.copy() as? UICollectionViewLayoutAttributes
        let (wanted, got) = (OwnProperties(element.attributes), copy.map(OwnProperties.init))
        guard let got else {
            return report(
                LayoutViolation(
                    .copied, seen: "copy() of \(type(of: element.attributes)) returns no attributes",
                    expected: "a copy"))
        }
        if let name = wanted.firstDifference(to: got) {
            report(
                LayoutViolation(
                    .copied,
                    seen: "a copy of \(element.name.text)'s \(type(of: element.attributes)) has \(name) = \(got[name])",
                    expected: "\(wanted[name])"
                ).got(element.name, element.look))
        } else if copy.map({ !element.attributes.isEqual($0) }) == true {
            report(
                LayoutViolation(
                    .compared,
                    seen: "\(element.name.text)'s \(type(of: element.attributes)) is not equal to its own copy",
                    expected: "equal, as all properties are the same"
                ).got(element.name, element.look))
        }
    }

    /// Copies one element's look onto a copy of the other, so that the two differ only in the layout's own properties.
    private static func checkComparison(
        _ element: LayoutAnswer.Element, _ other: LayoutAnswer.Element, _ report: (LayoutViolation) -> Void
    ) {
        guard type(of: element.attributes) == type(of: other.attributes), element.name.category == other.name.category,
            element.name.kind == other.name.kind,
            let copy = element.attributes.copy() as? UICollectionViewLayoutAttributes
        else { return }
        let model = other.attributes
        copy.indexPath = model.indexPath
        copy.transform3D = model.transform3D
        copy.size = model.size
        copy.center = model.center
        copy.alpha = model.alpha
        copy.zIndex = model.zIndex
        copy.isHidden = model.isHidden
        let (one, two) = (OwnProperties(copy), OwnProperties(model))
        guard let name = one.firstDifference(to: two), copy.isEqual(model) else { return }
        report(
            LayoutViolation(
                .compared,
                seen: "two \(type(of: model)) that differ in \(name), \(one[name]) and \(two[name]), are equal",
                expected: "isEqual(_:) returns false"
            ).got(element.name, element.look))
    }
}

/// The properties that a subclass adds to the attributes, found by reflection.
@MainActor private struct OwnProperties {
    private var values: [(name: String, value: Any)] = []

    init(_ attributes: UICollectionViewLayoutAttributes) {
        var mirror: Mirror? = Mirror(reflecting: attributes)
        while let level = mirror, level.subjectType != UICollectionViewLayoutAttributes.self {
            for child in level.children {
                // A lazy property that nothing has read yet makes no difference.
                guard let label = child.label, !label.hasPrefix("$__lazy_storage") else { continue }
                values.append((label, child.value))
            }
            mirror = level.superclassMirror
        }
    }

    subscript(name: String) -> String { values.first { $0.name == name }.map { "\($0.value)" } ?? "nothing" }

    func firstDifference(to other: OwnProperties) -> String? {
        zip(values, other.values).first { !Self.areSame($0.value, $1.value) }?.0.name
    }

    private static func areSame(_ one: Any, _ two: Any) -> Bool {
        if let one = one as? AnyHashable, let two = two as? AnyHashable { return one == two }
        return String(describing: one) == String(describing: two)
    }
}
