import CoreGraphics

/// The background of a list section. Before the first section and after the last one it continues, for a person who
/// pulls the content past its edge.
final class ListBackgroundView: UICollectionReusableView {
    private let ground = UIView()
    private var reach: (before: CGFloat, after: CGFloat) = (0, 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(ground)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ list: ListSection, in view: UICollectionView) {
        ground.backgroundColor = list.background
        guard let section = element?.section ?? appliedAttributes?.indexPath.section else { return }
        let length = max(view.bounds.width, view.bounds.height)
        let isLast = section == view.itemCounts.known.sections - 1
        reach = (section == 0 ? length : 0, isLast ? length : 0)
        placeGround()
    }

    private func placeGround() {
        ground.frame = CGRect(
            x: 0, y: -reach.before, width: bounds.width, height: bounds.height + reach.before + reach.after)
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        placeGround()
    }
}
