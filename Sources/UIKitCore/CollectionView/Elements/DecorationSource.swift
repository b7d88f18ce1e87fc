/// The class or XIB that a layout registered for a kind of decoration view.
enum DecorationSource: Equatable {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)

    static func == (left: DecorationSource, right: DecorationSource) -> Bool {
        switch (left, right) {
        case (.viewClass(let left), .viewClass(let right)): left == right
        case (.nib(let left), .nib(let right)): left.isOfSameFile(as: right)
        default: false
        }
    }
}

extension UICollectionViewLayout {
    /// What this layout itself registered; nil if it registered nothing, or a class that isn't a
    /// `UICollectionReusableView`.
    final func ownDecorationSource(ofKind kind: String) -> DecorationSource? {
        if let nib = decorationNibs[kind] { return .nib(nib) }
        return (decorationClasses[kind] as? UICollectionReusableView.Type).map { .viewClass($0) }
    }
}
