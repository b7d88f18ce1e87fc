import CollectionEngine
import Foundation

/// Which class or XIB makes the views of which identifier, where they wait to be reused, and numbers for the kinds of
/// supplementary and decoration views.
struct ViewRegistrations {
    /// A class, and the shelf of the reuse pool on which its views wait.
    struct Registration {
        var viewClass: UICollectionReusableView.Type
        var shelf: Int
    }

    /// Where views of one kind and identifier wait to be reused. A shelf's number is its index in the list.
    private struct Shelf {
        /// nil for cells.
        var kind: String?
        var identifier: String
        /// What makes more of them; nil where nothing is registered, or not any more.
        var viewClass: UICollectionReusableView.Type?
        /// In place of the class.
        var nib: UINib?
        /// Set for decoration views only. Those that another class or XIB makes wait on a shelf of their own, because layouts may
        /// register different ones for one kind.
        var decoration: DecorationSource?
    }

    // Arrays that are searched: an app registers a handful of classes, and the first dictionary of its kind takes the run
    // time longer to set up than all cells of a first layout take to be made.
    private var shelves: [Shelf] = []
    /// The shelves that belong to a registration, by its number; all others to an identifier that the app chose. Kept apart
    /// from the shelves, because most apps' cells are looked up by identifier, and that costs no more for it.
    private var owned: [(registration: Int, shelf: Int)] = []
    /// The shelf of the cells that were dequeued most recently by an identifier of the app's: the same ones are asked for again
    /// and again. None before the first.
    private var recent = Int.max
    /// The index in ``owned`` of the registration that was used most recently.
    private var recentOwned = Int.max
    /// A kind's number is its index. Index 0 stands for cells, which have no kind and are never looked up by name.
    private var kinds = [Kind(name: ""), Kind(name: sectionHeader), Kind(name: sectionFooter)]

    static let sectionHeader = "UICollectionElementKindSectionHeader"
    static let sectionFooter = "UICollectionElementKindSectionFooter"

    private struct Kind: Equatable {
        var name: String
        var isDecoration = false
    }

    /// - Parameter kind: nil for cells.
    mutating func register(_ viewClass: UICollectionReusableView.Type?, kind: String? = nil, identifier: String) {
        if viewClass == nil, place(of: kind, identifier) == nil { return }
        let shelf = shelf(kind: kind, identifier: identifier)
        shelves[shelf].viewClass = viewClass
        shelves[shelf].nib = nil
    }

    /// - Parameter kind: nil for cells.
    mutating func register(_ nib: UINib, kind: String? = nil, identifier: String) {
        let shelf = shelf(kind: kind, identifier: identifier)
        shelves[shelf].viewClass = kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self
        shelves[shelf].nib = nib
    }

    /// The XIB from which views of a shelf are made; nil if a class makes them.
    func nib(ofShelf shelf: Int) -> UINib? { shelves[shelf].nib }

    /// Whether the shelf belongs to a registration, and not to an identifier that the app chose.
    func isOwned(_ shelf: Int) -> Bool { owned.contains { $0.shelf == shelf } }

    mutating func cell(for identifier: String) -> Registration? {
        if recent < shelves.count, shelves[recent].identifier == identifier, shelves[recent].kind == nil {
            return registration(recent)
        }
        guard let index = place(of: nil, identifier) else { return nil }
        recent = index
        return registration(index)
    }

    func view(kind: String, identifier: String) -> Registration? { place(of: kind, identifier).flatMap(registration) }

    /// What makes the views of a registration, and where they wait. It is entered when it is first asked about.
    mutating func views(of identity: RegistrationIdentity) -> Registration {
        Registration(viewClass: identity.viewClass, shelf: shelf(of: identity))
    }

    private mutating func shelf(of identity: RegistrationIdentity) -> Int {
        let number = identity.number
        if recentOwned < owned.count, owned[recentOwned].registration == number { return owned[recentOwned].shelf }
        if let known = owned.firstIndex(where: { $0.registration == number }) {
            recentOwned = known
        } else {
            recentOwned = owned.count
            owned.append((number, shelves.count))
            shelves.append(
                Shelf(kind: identity.elementKind, identifier: identity.reuseIdentifier, nib: identity.nib))
        }
        return owned[recentOwned].shelf
    }

    /// What makes the decoration views of a kind, and where they wait.
    mutating func views(of source: DecorationSource, kind: String) -> Registration? {
        if let known = shelves.firstIndex(where: { $0.decoration == source && $0.kind == kind }) {
            return registration(known)
        }
        var shelf = Shelf(kind: kind, identifier: "", decoration: source)
        switch source {
        case .viewClass(let viewClass): shelf.viewClass = viewClass
        case .nib(let nib): (shelf.viewClass, shelf.nib) = (UICollectionReusableView.self, nib)
        }
        shelves.append(shelf)
        return registration(shelves.count - 1)
    }

    /// What made the decoration views of a shelf.
    func decorationSource(ofShelf shelf: Int) -> DecorationSource? { shelves[shelf].decoration }

    /// nil for the shelf of cells.
    func kind(ofShelf shelf: Int) -> String? { shelves[shelf].kind }

    private func registration(_ shelf: Int) -> Registration? {
        shelves[shelf].viewClass.map { Registration(viewClass: $0, shelf: shelf) }
    }

    private func place(of kind: String?, _ identifier: String) -> Int? {
        shelves.indices.first { index in
            shelves[index].identifier == identifier && shelves[index].kind == kind
                && shelves[index].decoration == nil && !owned.contains { $0.shelf == index }
        }
    }

    /// The shelf of an identifier stays the same when another class is registered under it.
    mutating func shelf(kind: String?, identifier: String) -> Int {
        if let known = place(of: kind, identifier) { return known }
        shelves.append(Shelf(kind: kind, identifier: identifier))
        return shelves.count - 1
    }

    /// The number of a kind, which it gets when it is first met.
    mutating func kind(named name: String, isDecoration: Bool = false) -> ElementKind {
        let kind = Kind(name: name, isDecoration: isDecoration)
        if let index = kinds.dropFirst().firstIndex(of: kind) { return ElementKind(rawValue: Int32(index)) }
        kinds.append(kind)
        return ElementKind(rawValue: Int32(kinds.count - 1))
    }

    /// The number of a kind that was met before; of two that share a name the supplementary views'.
    func knownKind(named name: String) -> ElementKind? {
        let known = kinds.dropFirst()
        let index = known.firstIndex(of: Kind(name: name)) ?? known.firstIndex { $0.name == name }
        return index.map { ElementKind(rawValue: Int32($0)) }
    }

    /// Those of supplementary and decoration views that were met so far.
    var knownKinds: [(kind: ElementKind, name: String)] {
        kinds.indices.dropFirst().map { (ElementKind(rawValue: Int32($0)), kinds[$0].name) }
    }

    func name(of kind: ElementKind) -> String { kinds[Int(kind.rawValue)].name }

    /// What attributes of that kind have.
    func extras(of kind: ElementKind) -> AttributesExtras? {
        AttributesExtras.having(kind: name(of: kind), isDecoration: isDecoration(kind))
    }

    func isDecoration(_ kind: ElementKind) -> Bool { kinds[Int(kind.rawValue)].isDecoration }
}

extension ElementKind {
    static var header: ElementKind { ElementKind(rawValue: 1) }
    static var footer: ElementKind { ElementKind(rawValue: 2) }
}
