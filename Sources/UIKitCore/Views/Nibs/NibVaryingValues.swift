import Foundation
import NibReader
import QuartzCore

/// The values of a view in a XIB that depend on the size classes, such as a label's font or the axis of a stack view
/// (R753).
@MainActor final class NibVaryingValues {
    private weak var view: UIView?
    private let element: XMLElement
    private let variations: NibVariations
    private let names: Set<String>
    /// A coder that keeps none of the file's objects, from which coders for values are made.
    private let values: NibCoder
    private var shown: [Int]?

    init(of view: UIView, _ variations: NibVariations, _ names: Set<String>, _ nib: NibCoder) {
        self.view = view
        self.variations = variations
        self.names = names
        element = nib.element
        values = nib.withoutObjects()
    }

    /// Sets the values for the view's size classes, if those differ from the current ones.
    ///
    /// - Parameter nib: The view's coder while the file is opened, so that the report lists what is read; nil
    ///   afterwards.
    func update(_ nib: NibCoder? = nil) {
        guard let view else { return }
        let holding = variations.holding(in: view.traitCollection)
        guard holding != shown else { return }
        shown = holding
        let current = (nib ?? values).coder(of: variations.applied(to: element, in: view.traitCollection))
        let reading = NibVaryingCoder(current, names, variations: nib?.coders(named: "variation") ?? [])
        view.readVaryingLook(reading)
        (view as? any NibVarying)?.readVarying(reading)
    }
}

/// A class with values of its own that can depend on the size classes.
@MainActor protocol NibVarying: UIView {
    /// Reads the values that vary, and no others. A value that the file doesn't have for the size classes gets its
    /// default.
    func readVarying(_ nib: NibVaryingCoder)
}

/// A coder for the values that apply to the current size classes.
@MainActor struct NibVaryingCoder {
    /// The coder of the values. nil for an attribute means its default.
    let values: NibCoder
    private let names: Set<String>
    private let variations: [NibCoder]

    init(_ values: NibCoder, _ names: Set<String>, variations: [NibCoder]) {
        self.values = values
        self.names = names
        self.variations = variations
    }

    /// Returns whether an attribute, or the child with this key, depends on the size classes.
    func varies(_ name: XMLName) -> Bool {
        for variation in variations { variation.leaveOut(attributes: [name], children: [name]) }
        return names.contains(name.string)
    }
}

extension UIView {
    final func readVaryingLook(_ nib: NibVaryingCoder) {
        if nib.varies("hidden") { isHidden = nib.values.bool("hidden") ?? false }
        if nib.varies("alpha") { alpha = nib.values.number("alpha") ?? 1 }
        if nib.varies("backgroundColor") { backgroundColor = nib.values.color("backgroundColor") }
        if nib.varies("tintColor") { tintColor = nib.values.color("tintColor") }
    }
}
