/// Gives `UIScrollView` its `delegate`.
///
/// Not a member of the class, because UICollectionView has one of the same name and a narrower type: a member of a
/// protocol extension may be covered by a member of a subclass, which may then be overridden in turn (D13).
@preconcurrency @MainActor public protocol ScrollViewDelegating: AnyObject {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating where Self: UIScrollView {
    /// Who is told how the content moves. Not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
