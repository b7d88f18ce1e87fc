import UIKit

/// Events at the places of their times; events at the same time share the width. Lines are decoration views.
final class AgendaLayout: UICollectionViewLayout {
    var events: [AgendaEvent] = [] { didSet { invalidateLayout() } }
    var now: Double = 0 { didSet { invalidateLayout() } }

    private let hours = HourLineView.firstHour...18
    private let hourHeight: CGFloat = 60
    private let left: CGFloat = 60
    private var cells: [UICollectionViewLayoutAttributes] = []
    private var lines: [UICollectionViewLayoutAttributes] = []

    override init() {
        super.init()
        register(HourLineView.self, forDecorationViewOfKind: HourLineView.kind)
        register(NowLineView.self, forDecorationViewOfKind: NowLineView.kind)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private var width: CGFloat {
        guard let collectionView else { return 0 }
        return collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: width, height: CGFloat(hours.count) * hourHeight)
    }

    override func prepare() {
        super.prepare()
        cells = events.enumerated().map { index, event in
            let others = events.filter { $0.start < event.end && event.start < $0.end }
            let place = others.firstIndex(of: event) ?? 0
            let share = (width - left - 10) / CGFloat(others.count)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
            attributes.frame = CGRect(
                x: left + CGFloat(place) * share, y: y(of: event.start), width: share,
                height: y(of: event.end) - y(of: event.start)
            ).insetBy(dx: 1, dy: 1)
            attributes.zIndex = 1
            return attributes
        }
        lines = hours.enumerated().map { index, hour in
            line(HourLineView.kind, index, at: Double(hour), zIndex: 0)
        }
        lines.append(line(NowLineView.kind, 0, at: now, zIndex: 2))
    }

    private func y(of time: Double) -> CGFloat {
        CGFloat(time - Double(hours.lowerBound)) * hourHeight + hourHeight / 2
    }

    private func line(
        _ kind: String, _ index: Int, at time: Double, zIndex: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: kind, with: IndexPath(item: index, section: 0))
        attributes.frame = CGRect(x: 0, y: y(of: time) - 10, width: width, height: 20)
        attributes.zIndex = zIndex
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (cells + lines).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cells[indexPath.item]
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementKind == NowLineView.kind ? lines.last : lines[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
