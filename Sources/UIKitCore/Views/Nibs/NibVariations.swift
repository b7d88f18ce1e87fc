import CoreGraphics
import NibReader

/// What of an element depends on the size classes: which constraints and subviews are installed, and constants (R753).
@MainActor struct NibVariations {
    /// The most general one first.
    private let variations: [Variation]

    private struct Variation {
        let conditions: Conditions
        let included: Set<String>
        let excluded: Set<String>
        let constant: CGFloat?
    }

    /// Whether an element has some, which few do.
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
        return Variation(
            conditions: conditions, included: references("include", in: masks),
            excluded: references("exclude", in: masks), constant: nib.number("constant"))
    }

    private static func references(_ name: String, in masks: [XMLElement]) -> Set<String> {
        Set(masks.flatMap(\.children).filter { $0.name == name }.compactMap { $0.attributes["reference"] })
    }

    // MARK: Answers

    var isEmpty: Bool { variations.isEmpty }

    /// Whether something changes with the size classes.
    var dependsOnTraits: Bool { variations.contains { $0.conditions.count > 0 } }

    /// Whether a constraint or subview is there.
    func isInstalled(_ identifier: String, in traits: UITraitCollection) -> Bool {
        var isInstalled = true
        for variation in variations where variation.conditions.hold(in: traits) {
            if variation.included.contains(identifier) { isInstalled = true }
            if variation.excluded.contains(identifier) { isInstalled = false }
        }
        return isInstalled
    }

    /// Of a constraint; nil for its own.
    func constant(in traits: UITraitCollection) -> CGFloat? {
        variations.last { $0.constant != nil && $0.conditions.hold(in: traits) }?.constant
    }
}

/// When a variation counts: `heightClass=compact-widthClass=regular`. The default one always does.
private struct Conditions {
    private var width: UIUserInterfaceSizeClass?
    private var height: UIUserInterfaceSizeClass?
    private var idiom: UIUserInterfaceIdiom?

    /// How many conditions there are. A variation with more conditions overrides one with fewer.
    var count: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1) }

    /// nil for a key that isn't known.
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
