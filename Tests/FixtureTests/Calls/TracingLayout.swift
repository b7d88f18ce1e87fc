import UIKit

/// The layout of the recordings: items of 200 × 40 below each other, 50 points apart. It records every call.
final class TracingLayout: UICollectionViewLayout {
    let log: CallLog
    var invalidatesOnBoundsChange = true
    var itemCount = 40
    private var contextOfBoundsChange: UICollectionViewLayoutInvalidationContext?

    init(log: CallLog) {
        self.log = log
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var bounds: CGRect { collectionView?.bounds ?? .zero }

    private func frame(of item: Int) -> CGRect { CGRect(x: 0, y: 50 * CGFloat(item), width: 200, height: 40) }

    override func prepare() {
        log.add("prepare()", bounds: bounds)
        super.prepare()
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 50 * CGFloat(itemCount)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.add("layoutAttributesForElements(in:)", bounds: bounds, rect: rect)
        return (0..<itemCount).filter { frame(of: $0).intersects(rect) }.compactMap { item in
            layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(of: indexPath.item)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log.add("shouldInvalidateLayout(forBoundsChange:)", bounds: bounds, newBounds: newBounds)
        return invalidatesOnBoundsChange
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        log.add("invalidationContext(forBoundsChange:)", bounds: bounds, newBounds: newBounds)
        let context = super.invalidationContext(forBoundsChange: newBounds)
        contextOfBoundsChange = context
        return context
    }

    override func invalidateLayout() {
        log.add("invalidateLayout()", bounds: bounds)
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.add(
            "invalidateLayout(with:)", bounds: bounds,
            contextIsFromBoundsChange: context === contextOfBoundsChange)
        super.invalidateLayout(with: context)
    }
}

/// Records when its subviews are laid out.
final class TracingCollectionView: UICollectionView {
    var log: CallLog?

    override func layoutSubviews() {
        log?.add("layoutSubviews.enter", bounds: bounds)
        log?.isInLayout = true
        super.layoutSubviews()
        log?.isInLayout = false
        log?.add("layoutSubviews.exit", bounds: bounds)
    }
}

/// A data source and delegate that records its calls.
final class TracingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let log: CallLog
    let itemCount: Int

    init(log: CallLog, itemCount: Int) {
        self.log = log
        self.itemCount = itemCount
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log.add("cellForItemAt", bounds: collectionView.bounds, indexPath: indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.add("scrollViewDidScroll", bounds: scrollView.bounds, offset: scrollView.contentOffset)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        log.add("scrollViewWillBeginDragging", bounds: scrollView.bounds)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        log.add("scrollViewDidEndScrollingAnimation", bounds: scrollView.bounds)
    }
}
