import CollectionEngine
import Foundation

/// Which class makes the views of which identifier, and numbers for the kinds of supplementary and decoration views.
struct ViewRegistrations {
    private var cellClasses: [String: UICollectionViewCell.Type] = [:]
    private var viewClasses: [String: [String: UICollectionReusableView.Type]] = [:]
    private var kinds: [Kind] = [Kind(name: "", isDecoration: false)]

    private struct Kind: Equatable {
        var name: String
        var isDecoration: Bool
    }

    mutating func register(_ cellClass: UICollectionViewCell.Type?, identifier: String) {
        cellClasses[identifier] = cellClass
    }

    mutating func register(_ viewClass: UICollectionReusableView.Type?, kind: String, identifier: String) {
        viewClasses[kind, default: [:]][identifier] = viewClass
    }

    func cellClass(for identifier: String) -> UICollectionViewCell.Type? { cellClasses[identifier] }

    func viewClass(kind: String, identifier: String) -> UICollectionReusableView.Type? {
        viewClasses[kind]?[identifier]
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

    /// The name of the pool in which views of a kind wait.
    static func poolName(kind: String, identifier: String) -> String { "\(kind)/\(identifier)" }
}

/// The element whose view is being made.
struct PendingElement {
    var key: ElementKey
    var storage: UICollectionViewLayoutAttributes.Storage
    /// The layout's own object, when it answers with objects.
    var attributes: UICollectionViewLayoutAttributes?
    /// The view that was dequeued for it.
    var dequeued: UICollectionReusableView?

    init(
        key: ElementKey, storage: UICollectionViewLayoutAttributes.Storage,
        attributes: UICollectionViewLayoutAttributes?
    ) {
        self.key = key
        self.storage = storage
        self.attributes = attributes
    }
}
