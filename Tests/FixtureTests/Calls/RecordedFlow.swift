import UIKit

/// A record of the calls, and their data source.
@MainActor final class LifeNotes: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var events: [String] = []
    var itemCount = 5

    func add(_ event: String) { events.append(event) }

    func clear() { events = [] }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        add("numberOfItemsInSection \(itemCount)")
        return itemCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if collectionView.collectionViewLayout is LoggingFlow { add("cellForItemAt \(indexPath.item)") }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

/// The flow layout's subclass of the life/ recordings: it knows where everything is, two columns and a header, and notes
/// what it is asked. Its prepare() asks the data source by itself.
final class RecordedFlow: UICollectionViewFlowLayout {
    private let notes: LifeNotes
    private var itemCount = 0

    init(_ notes: LifeNotes) {
        self.notes = notes
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    /// The frames at a width of 300.
    private static let frames = [
        CGRect(x: 25, y: 40, width: 120, height: 40), CGRect(x: 155, y: 40, width: 120, height: 58),
        CGRect(x: 25, y: 90, width: 120, height: 75), CGRect(x: 155, y: 108, width: 120, height: 93),
        CGRect(x: 25, y: 175, width: 120, height: 40), CGRect(x: 155, y: 211, width: 120, height: 58),
    ]

    override func prepare() {
        notes.add("prepare().enter")
        if let collectionView, let source = collectionView.dataSource {
            itemCount = source.collectionView(collectionView, numberOfItemsInSection: 0)
        }
        notes.add("prepare().exit")
    }

    override var collectionViewContentSize: CGSize {
        let size = CGSize(width: 300, height: Self.frames.prefix(itemCount).map(\.maxY).max() ?? 0)
        notes.add("collectionViewContentSize \(size)")
        return size
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        let items = (0..<itemCount).map { layoutAttributesForItem(at: [0, $0]) }
        let found = ([header] + items).compactMap { $0 }.filter { $0.frame.intersects(rect) }
        notes.add("layoutAttributesForElements(in:) \(rect) \(found.count)")
        return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = Self.frames[indexPath.item]
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        notes.add("shouldInvalidateLayout(forBoundsChange:) \(newBounds)")
        return true
    }

    override func invalidateLayout() {
        notes.add("invalidateLayout()")
        super.invalidateLayout()
    }
}

/// A flow layout that only records its calls.
final class LoggingFlow: UICollectionViewFlowLayout {
    private let notes: LifeNotes

    init(_ notes: LifeNotes) {
        self.notes = notes
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        notes.add("prepare()")
        super.prepare()
    }

    override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        notes.add("collectionViewContentSize \(size)")
        return size
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        notes.add("layoutAttributesForElements(in:) \(rect) \(found?.count ?? 0)")
        return found
    }
}
