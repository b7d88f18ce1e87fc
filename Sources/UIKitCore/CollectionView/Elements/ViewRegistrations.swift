import CollectionEngine
import Foundation

/// Which class makes the views of which identifier, where they wait to be reused, and numbers for the kinds of
/// supplementary and decoration views.
struct ViewRegistrations {
    /// A class, and the shelf of the reuse pool on which its views wait.
    struct Registration<ViewClass> {
        var viewClass: ViewClass
        var shelf: Int
    }

    typealias Cell = Registration<UICollectionViewCell.Type>
    typealias Other = Registration<UICollectionReusableView.Type>

    // Arrays that are searched: an app registers a handful of classes, and the first dictionary of its kind takes the run
    // time longer to set up than all cells of a first layout take to be made.
    private var cells: [(identifier: String, cell: Cell)] = []
    private var others: [(shelf: ShelfName, view: Other)] = []
    /// The place is the number of the shelf.
    private var shelves: [ShelfName] = []
    /// Where in `cells` the identifier is that was asked for most recently: the same one is dequeued again and again.
    private var recent = 0
    /// The place is the number.
    private var kinds = [Kind(name: ""), Kind(name: sectionHeader), Kind(name: sectionFooter)]

    static let sectionHeader = "UICollectionElementKindSectionHeader"
    static let sectionFooter = "UICollectionElementKindSectionFooter"

    private struct Kind: Equatable {
        var name: String
        var isDecoration = false
    }

    private struct ShelfName: Equatable {
        /// nil for cells.
        var kind: String?
        var identifier: String
    }

    mutating func register(_ cellClass: UICollectionViewCell.Type?, identifier: String) {
        cells.removeAll { $0.identifier == identifier }
        guard let cellClass else { return }
        cells.append((identifier, Cell(viewClass: cellClass, shelf: shelf(kind: nil, identifier: identifier))))
    }

    mutating func register(_ viewClass: UICollectionReusableView.Type?, kind: String, identifier: String) {
        let name = ShelfName(kind: kind, identifier: identifier)
        others.removeAll { $0.shelf == name }
        guard let viewClass else { return }
        others.append((name, Other(viewClass: viewClass, shelf: shelf(kind: kind, identifier: identifier))))
    }

    mutating func cell(for identifier: String) -> Cell? {
        if recent < cells.count, cells[recent].identifier == identifier { return cells[recent].cell }
        guard let index = cells.firstIndex(where: { $0.identifier == identifier }) else { return nil }
        recent = index
        return cells[index].cell
    }

    func view(kind: String, identifier: String) -> Other? {
        others.first { $0.shelf.identifier == identifier && $0.shelf.kind == kind }?.view
    }

    /// The shelf of an identifier stays the same when another class is registered under it.
    mutating func shelf(kind: String?, identifier: String) -> Int {
        let name = ShelfName(kind: kind, identifier: identifier)
        if let known = shelves.firstIndex(of: name) { return known }
        shelves.append(name)
        return shelves.count - 1
    }

    /// The number of a kind, which it gets when it is first met.
    mutating func kind(named name: String, isDecoration: Bool = false) -> ElementKind {
        let kind = Kind(name: name, isDecoration: isDecoration)
        if let index = kinds.firstIndex(of: kind), index > 0 { return ElementKind(rawValue: Int32(index)) }
        kinds.append(kind)
        return ElementKind(rawValue: Int32(kinds.count - 1))
    }

    /// The number of a kind that was met before.
    func knownKind(named name: String) -> ElementKind? {
        kinds.firstIndex { $0.name == name }.map { ElementKind(rawValue: Int32($0)) }
    }

    /// Those of supplementary and decoration views that were met so far.
    var knownKinds: [(kind: ElementKind, name: String)] {
        kinds.indices.dropFirst().map { (ElementKind(rawValue: Int32($0)), kinds[$0].name) }
    }

    func name(of kind: ElementKind) -> String { kinds[Int(kind.rawValue)].name }

    func isDecoration(_ kind: ElementKind) -> Bool { kinds[Int(kind.rawValue)].isDecoration }
}

extension ElementKind {
    static var header: ElementKind { ElementKind(rawValue: 1) }
    static var footer: ElementKind { ElementKind(rawValue: 2) }
}
