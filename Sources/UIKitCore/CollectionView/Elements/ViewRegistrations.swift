import CollectionEngine
import Foundation

/// Which class or XIB creates the views of each reuse identifier, the shelf on which they wait for reuse, and the
/// numbers of the kinds of supplementary and decoration views.
struct ViewRegistrations {
    /// A class, and the shelf of the reuse pool on which its views wait.
    struct Registration {
        var viewClass: UICollectionReusableView.Type
        var shelf: Int
    }

    /// Where views of one kind and identifier wait for reuse. A shelf's number is its index in the array.
    private struct Shelf {
        /// The kind of supplementary or decoration view; nil for cells.
        var kind: String?
        var identifier: String
        /// The class that creates more views; nil if nothing is registered, or no longer.
        var viewClass: UICollectionReusableView.Type?
        /// The XIB that creates the views instead of the class.
        var nib: UINib?
        /// Only for decoration views: what creates them. Each class or XIB has a shelf of its own, because layouts can
        /// register different ones for the same kind.
        var decoration: DecorationSource?
    }

    // Arrays that are searched linearly. An app registers a handful of classes, and the runtime takes longer to set up
    // the first dictionary of its type than to create all cells of a first layout.
    private var shelves: [Shelf] = []
    /// The shelves that belong to registrations, by the registration's number. All others belong to identifiers that
    /// the app chose. Separate from `shelves`, so that looking up cells by identifier, as most apps do, costs no more.
    private var owned: [(registration: Int, shelf: Int)] = []
    /// The shelf from which cells were last dequeued by an identifier of the app's, because the next call usually has
    /// the same identifier. `Int.max` before the first call.
    private var recent = Int.max
    /// The index in ``owned`` of the registration that was last used.
    private var recentOwned = Int.max
    /// The kinds by number. Index 0 stands for cells, which have no kind and are never looked up by name.
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

    /// The XIB that creates the views of a shelf; nil if a class does.
    func nib(ofShelf shelf: Int) -> UINib? { shelves[shelf].nib }

    /// Whether the shelf belongs to a registration, as opposed to an identifier that the app chose.
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

    /// Returns the class and the shelf of a registration's views. The first call adds the shelf.
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

    /// Returns the class and the shelf of the decoration views of a kind, or nil if there is no class.
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

    /// The class or XIB that created the decoration views of a shelf.
    func decorationSource(ofShelf shelf: Int) -> DecorationSource? { shelves[shelf].decoration }

    /// The kind of a shelf's views; nil for cells.
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

    /// Returns the shelf of an identifier. It stays the same if another class is registered for the identifier.
    mutating func shelf(kind: String?, identifier: String) -> Int {
        if let known = place(of: kind, identifier) { return known }
        shelves.append(Shelf(kind: kind, identifier: identifier))
        return shelves.count - 1
    }

    /// Returns the number of a kind. A new kind gets the next number.
    mutating func kind(named name: String, isDecoration: Bool = false) -> ElementKind {
        let kind = Kind(name: name, isDecoration: isDecoration)
        if let index = kinds.dropFirst().firstIndex(of: kind) { return ElementKind(rawValue: Int32(index)) }
        kinds.append(kind)
        return ElementKind(rawValue: Int32(kinds.count - 1))
    }

    /// Returns the number of a known kind. If a supplementary kind and a decoration kind have the same name, returns
    /// the supplementary one.
    func knownKind(named name: String) -> ElementKind? {
        let known = kinds.dropFirst()
        let index = known.firstIndex(of: Kind(name: name)) ?? known.firstIndex { $0.name == name }
        return index.map { ElementKind(rawValue: Int32($0)) }
    }

    /// All known kinds of supplementary and decoration views.
    var knownKinds: [(kind: ElementKind, name: String)] {
        kinds.indices.dropFirst().map { (ElementKind(rawValue: Int32($0)), kinds[$0].name) }
    }

    func name(of kind: ElementKind) -> String { kinds[Int(kind.rawValue)].name }

    /// The extra attributes that elements of a kind have.
    func extras(of kind: ElementKind) -> AttributesExtras? {
        AttributesExtras.having(kind: name(of: kind), isDecoration: isDecoration(kind))
    }

    func isDecoration(_ kind: ElementKind) -> Bool { kinds[Int(kind.rawValue)].isDecoration }
}

extension ElementKind {
    static var header: ElementKind { ElementKind(rawValue: 1) }
    static var footer: ElementKind { ElementKind(rawValue: 2) }
}
