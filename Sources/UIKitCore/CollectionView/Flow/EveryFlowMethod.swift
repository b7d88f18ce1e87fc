/// Adopts what a collection view with a flow layout asks its delegate for, though the delegate's type says less.
final class EveryFlowMethod: UICollectionViewDelegateFlowLayout {}
