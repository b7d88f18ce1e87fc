/// What a layout registered for a kind of decoration view.
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
    /// nil also where what is registered is no kind of reusable view.
    final func ownDecorationSource(ofKind kind: String) -> DecorationSource? {
        if let nib = decorationNibs[kind] { return .nib(nib) }
        return (decorationClasses[kind] as? UICollectionReusableView.Type).map { .viewClass($0) }
    }
}
