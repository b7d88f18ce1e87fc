import CoreGraphics
import NibReader

/// What differs in an element with the size classes: which constraints and subviews are installed, constants, and
/// values such as fonts (R753).
@MainActor struct NibVariations {
    /// The variations, the most general one first.
    private let variations: [Variation]

    private struct Variation {
        let conditions: Conditions
        let included: Set<String>
        let excluded: Set<String>
        let constant: CGFloat?
        /// The other values: attributes, and children with keys.
        let values: XMLElement
    }

    /// Returns whether an element has variations. Few have.
    nonisolated static func exist(in element: XMLElement) -> Bool { element.child(named: "variation") != nil }

    nonisolated static func exist(in constraints: [NibConstraint]) -> Bool {
        for constraint in constraints where exist(in: constraint.element) { return true }
        return false
    }

    init(_ nib: NibCoder) {
        guard Self.exist(in: nib.element) else {
            variations = []
            return
        }
        let all = nib.coders(named: "variation").compactMap(Self.variation)
        variations = all.sorted { $0.conditions.count < $1.conditions.count }
    }

    private static func variation(_ nib: NibCoder) -> Variation? {
        guard let key = nib.string("key"), let conditions = Conditions(key) else { return nil }
        let masks = nib.coders(named: "mask").map(\.element)
        // Constraints decide about frames, so the frames in variations are of use only to Xcode.
        nib.leaveOut(attributes: ["symbolic"], children: ["frame"])
        return Variation(
            conditions: conditions, included: references("include", in: masks),
            excluded: references("exclude", in: masks), constant: nib.number("constant"), values: nib.element)
    }

    private static func references(_ name: String, in masks: [XMLElement]) -> Set<String> {
        Set(masks.flatMap(\.children).filter { $0.name == name }.compactMap { $0.attributes["reference"] })
    }

    // MARK: Values

    /// The names of attributes, and the keys of children, that differ.
    var names: Set<String> {
        var names: Set<String> = []
        for variation in variations {
            names.formUnion(variation.values.attributes.map(\.key))
            names.formUnion(variation.values.children.compactMap(\.key))
        }
        return names.subtracting(Self.otherNames)
    }

    private static let otherNames: Set = [
        "key", "constant", "symbolic", "frame", "constraints", "subviews", "misplaced", "ambiguous", "fixedFrame",
    ]

    /// Returns the element with the values for these size classes.
    func applied(to element: XMLElement, in traits: UITraitCollection) -> XMLElement {
        var attributes = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.key, $0.value) })
        var children = element.children
        for variation in variations where variation.conditions.hold(in: traits) {
            let values = variation.values
            // An image name replaces the information whether the old one was a symbol.
            if values.attributes["image"] != nil { attributes["catalog"] = nil }
            for (name, value) in values.attributes where name != "key" { attributes[name] = value }
            children.removeAll { child in child.key != nil && values.children.contains { $0.key == child.key } }
            children += values.children
        }
        var all = XMLAttributes()
        for (name, value) in attributes { _ = all.add(name, value) }
        return XMLElement(element.name, all, children: children, text: element.text, line: element.line)
    }

    /// Returns the indices of the variations that apply.
    func holding(in traits: UITraitCollection) -> [Int] {
        variations.indices.filter { variations[$0].conditions.hold(in: traits) }
    }

    // MARK: Values for traits

    var isEmpty: Bool { variations.isEmpty }

    /// Whether any value depends on the size classes.
    var dependsOnTraits: Bool { variations.contains { $0.conditions.count > 0 } }

    /// Returns whether a constraint or subview is installed.
    func isInstalled(_ identifier: String, in traits: UITraitCollection) -> Bool {
        var isInstalled = true
        for variation in variations where variation.conditions.hold(in: traits) {
            if variation.included.contains(identifier) { isInstalled = true }
            if variation.excluded.contains(identifier) { isInstalled = false }
        }
        return isInstalled
    }

    /// Returns a constraint's constant for these traits, or nil to keep its own.
    func constant(in traits: UITraitCollection) -> CGFloat? {
        variations.last { $0.constant != nil && $0.conditions.hold(in: traits) }?.constant
    }
}

/// The conditions of a variation: `heightClass=compact-widthClass=regular`. The default variation always applies.
private struct Conditions {
    private var width: UIUserInterfaceSizeClass?
    private var height: UIUserInterfaceSizeClass?
    private var idiom: UIUserInterfaceIdiom?

    /// The number of conditions. A variation with more conditions overrides one with fewer.
    var count: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1) }

    /// Reads a key. Returns nil if it contains an unknown condition.
    init?(_ key: String) {
        guard key != "default" else { return }
        for condition in key.split(separator: "-") {
            switch condition {
            case "widthClass=compact": width = .compact
            case "widthClass=regular": width = .regular
            case "heightClass=compact": height = .compact
            case "heightClass=regular": height = .regular
            case "userInterfaceIdiom=pad": idiom = .pad
            case "userInterfaceIdiom=phone": idiom = .phone
            case "userInterfaceIdiom=mac": idiom = .mac
            default: return nil
            }
        }
    }

    func hold(in traits: UITraitCollection) -> Bool {
        (width == nil || width == traits.horizontalSizeClass) && (height == nil || height == traits.verticalSizeClass)
            && (idiom == nil || idiom == traits.userInterfaceIdiom)
    }
}
