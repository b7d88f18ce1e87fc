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

    private var cells: [String: Cell] = [:]
    private var others: [String: [String: Other]] = [:]
    private var shelves: [ShelfName: Int] = [:]
    /// Asked for most recently: the same identifier is dequeued again and again.
    private var recent: (identifier: String, cell: Cell)?
    /// The place is the number.
    private var kinds = [Kind(name: ""), Kind(name: sectionHeader), Kind(name: sectionFooter)]

    static let sectionHeader = "UICollectionElementKindSectionHeader"
    static let sectionFooter = "UICollectionElementKindSectionFooter"

    private struct Kind: Equatable {
        var name: String
        var isDecoration = false
    }

    private struct ShelfName: Hashable {
        /// nil for cells.
        var kind: String?
        var identifier: String
    }

    mutating func register(_ cellClass: UICollectionViewCell.Type?, identifier: String) {
        recent = nil
        let shelf = shelf(kind: nil, identifier: identifier)
        cells[identifier] = cellClass.map { Cell(viewClass: $0, shelf: shelf) }
    }

    mutating func register(_ viewClass: UICollectionReusableView.Type?, kind: String, identifier: String) {
        let shelf = shelf(kind: kind, identifier: identifier)
        others[kind, default: [:]][identifier] = viewClass.map { Other(viewClass: $0, shelf: shelf) }
    }

    mutating func cell(for identifier: String) -> Cell? {
        if let recent, recent.identifier == identifier { return recent.cell }
        let cell = cells[identifier]
        recent = cell.map { (identifier, $0) }
        return cell
    }

    func view(kind: String, identifier: String) -> Other? { others[kind]?[identifier] }

    /// The shelf of an identifier stays the same when another class is registered under it.
    mutating func shelf(kind: String?, identifier: String) -> Int {
        let name = ShelfName(kind: kind, identifier: identifier)
        if let known = shelves[name] { return known }
        let shelf = shelves.count
        shelves[name] = shelf
        return shelf
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

    func name(of kind: ElementKind) -> String { kinds[Int(kind.rawValue)].name }

    func isDecoration(_ kind: ElementKind) -> Bool { kinds[Int(kind.rawValue)].isDecoration }
}

extension ElementKind {
    static var header: ElementKind { ElementKind(rawValue: 1) }
    static var footer: ElementKind { ElementKind(rawValue: 2) }
}
