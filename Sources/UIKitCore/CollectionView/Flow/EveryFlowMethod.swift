/// A delegate type that declares every method a flow layout calls, even those that the app's delegate doesn't.
final class EveryFlowMethod: UICollectionViewDelegateFlowLayout {}
