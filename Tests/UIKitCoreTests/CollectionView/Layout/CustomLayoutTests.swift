import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Custom layouts") struct CustomLayoutTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)

    private let source = NumberSource(counts: [100])

    private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView.numbers(
            source, size: CGSize(width: 320, height: 200), layout: layout)
        stage.show(view)
        return view
    }

    @Test("a cell shows the alpha, transform, zIndex and isHidden of its attributes")
    func appearance() {
        let layout = ListLayout { attributes in
            attributes.alpha = 0.5
            attributes.zIndex = attributes.indexPath.item
            attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            attributes.isHidden = attributes.indexPath.item == 1
        }
        let view = show(layout)
        let cell = view.cellForItem(at: [0, 2])
        #expect(cell?.alpha == 0.5)
        #expect(cell?.layer.zPosition == 2)
        #expect(cell?.frame == CGRect(x: 80, y: 90, width: 160, height: 20))
        #expect(cell?.bounds.size == CGSize(width: 320, height: 40))
        #expect(view.cellForItem(at: [0, 1]) == nil, "R109: no view for a hidden element")
    }

    @Test("scrolling inside the pages already asked for doesn't ask the layout again (M3)")
    func keptQuestion() {
        let view = show(ListLayout())
        #expect(view.trace.queries == 1)
        view.contentOffset.y = 50
        stage.settle()
        #expect(view.trace.queries == 2, "0…400 now")
        for offset in stride(from: 51, through: 199, by: 7) {
            view.contentOffset.y = CGFloat(offset)
            stage.advance(by: 1.0 / 60)
        }
        #expect(view.trace.queries == 2)
        #expect(view.visibleCells.count == 6)
    }

    @Test("attributes changed in place and replaced by equal ones still reach the cell")
    func changedInPlace() {
        let layout = ForgetfulLayout()
        let view = show(layout)
        let cell = view.cellForItem(at: [0, 0])
        #expect(cell?.frame.height == 60)
        layout.kept.frame.size.height = 40
        layout.forgets = true
        layout.invalidateLayout()
        stage.settle()
        #expect(view.cellForItem(at: [0, 0]) === cell && cell?.frame.height == 40)
    }

    @Test("attributes that change after an invalidation move the existing cells")
    func invalidation() {
        let layout = ListLayout()
        let view = show(layout)
        let cell = view.cellForItem(at: [0, 1])
        layout.rowHeight = 80
        layout.invalidateLayout()
        stage.settle()
        #expect(view.cellForItem(at: [0, 1]) === cell)
        #expect(cell?.frame == CGRect(x: 0, y: 80, width: 320, height: 80))
        #expect(view.trace.prepares == 2)
    }

    @Test("switching layouts moves the same cells")
    func switching() {
        let view = show(ListLayout())
        let cell = view.cellForItem(at: [0, 0])
        view.collectionViewLayout = UICollectionViewFlowLayout()
        stage.settle()
        #expect(view.cellForItem(at: [0, 0]) === cell)
        #expect(cell?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        view.collectionViewLayout = ListLayout()
        stage.settle()
        #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(view.visibleCells.count == 5)
    }

    @Test("a flow layout subclass that moves what super returned moves the cells")
    func flowSubclass() {
        let view = show(ShiftedFlowLayout())
        #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 7, y: 0, width: 50, height: 50))
    }

    @Test("attributes of a subclass reach the cell with their properties")
    func attributesClass() {
        let view = show(TiltedLayout())
        let cell = view.cellForItem(at: [0, 3]) as? NumberCell
        #expect((cell?.applied.last as? TiltedAttributes)?.tilt == 3)
        let copy = (cell?.applied.last as? TiltedAttributes)?.copy() as? TiltedAttributes
        #expect(copy?.tilt == 3)
        #expect(copy?.indexPath == [0, 3])
        #expect(copy == cell?.applied.last)
    }

    @Test("a layout whose context class has its own initialiser still gets a context of that class (D4)")
    func contextClass() {
        let layout = OwnContextLayout()
        let view = show(layout)
        layout.invalidateLayout()
        #expect(layout.received?.mark == "made by init")
        #expect(view.trace.prepares == 1)
    }

    @Test(
        "frames that cannot be shown are skipped with one warning; the other elements are shown (R147)",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
            CGRect(x: 0, y: -CGFloat.infinity, width: 10, height: 10),
        ])
    func badFrames(frame: CGRect) {
        let warnings = WarningLog()
        let view = show(ListLayout { if $0.indexPath.item == 2 { $0.frame = frame } })
        #expect(view.visibleCells.count == 4)
        #expect(view.cellForItem(at: [0, 2]) == nil)
        #expect(warnings.identifiers == ["bad-attributes"])
        #expect(warnings.messages.first?.contains("ListLayout") == true)
        view.collectionViewLayout.invalidateLayout()
        stage.settle()
        #expect(warnings.identifiers.count == 1)
    }

    @Test("index paths that don't exist and elements returned twice are skipped, with one warning each")
    func badPaths() {
        let warnings = WarningLog()
        let layout = ListLayout()
        layout.extra = [[0, 100_000], [7, 0], [0, 1], [0, 1], [0, -1]]
        let view = show(layout)
        #expect(view.visibleCells.count == 5)
        #expect(warnings.messages.count == 2)
        #expect(warnings.messages.contains { $0.contains("the data source has no such item") })
        #expect(warnings.messages.contains { $0.contains("the same element twice") })
    }

    @Test("a content size that isn't finite is ignored, with a warning")
    func badContentSize() {
        let warnings = WarningLog()
        let layout = ListLayout()
        let view = show(layout)
        layout.size = CGSize(width: 320, height: CGFloat.nan)
        layout.invalidateLayout()
        stage.settle()
        #expect(view.contentSize == CGSize(width: 320, height: 4000))
        #expect(warnings.identifiers == ["bad-content-size"])
    }

    @Test("a layout that invalidates itself in prepare() gets its elements shown")
    func selfInvalidating() {
        let layout = ListLayout()
        layout.invalidatesInPrepare = true
        let view = show(layout)
        #expect(view.visibleCells.count == 5)
        #expect(view.trace.prepares < 300)
    }

    @Test("a data source may scroll, reload and force layout while it makes a cell")
    func reentrantDataSource() {
        for layout in [ListLayout(), UICollectionViewFlowLayout()] {
            let restless = RestlessSource()
            let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 200), layout: layout)
            view.dataSource = restless
            stage.show(view)
            view.contentOffset.y = 500
            #expect(stage.settle(limit: 5))
            #expect(restless.asked > 5)
            #expect(!view.visibleCells.isEmpty)
            #expect(view.visibleCells.allSatisfy { view.indexPath(for: $0) != nil })
            view.removeFromSuperview()
        }
    }

    @Test("a context's contentOffset and contentSize adjustments change the view's (M5)")
    func adjustments() {
        let layout = ListLayout()
        let view = show(layout)
        view.contentOffset = CGPoint(x: 0, y: 30)
        stage.settle()
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
        context.contentSizeAdjustment = CGSize(width: 10, height: 20)
        layout.invalidateLayout(with: context)
        #expect(view.contentOffset == CGPoint(x: 0, y: 34))
        #expect(view.contentSize == CGSize(width: 330, height: 4020))
        stage.settle()
        #expect(view.contentSize == CGSize(width: 320, height: 4000))
    }
}

/// Rows below each other, and every kind of wrong result.
@MainActor private final class ListLayout: UICollectionViewLayout {
    var rowHeight: CGFloat = 40
    var extra: [IndexPath] = []
    var size: CGSize?
    var invalidatesInPrepare = false
    private let change: (UICollectionViewLayoutAttributes) -> Void

    init(change: @escaping (UICollectionViewLayoutAttributes) -> Void = { _ in }) {
        self.change = change
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        if invalidatesInPrepare { invalidateLayout() }
    }

    override var collectionViewContentSize: CGSize { size ?? CGSize(width: 320, height: 100 * rowHeight) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let rows = (0..<100).map { IndexPath(item: $0, section: 0) } + extra
        return rows.map { path in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            let row = CGFloat(min(max(path.item, 0), 3))
            attributes.frame = CGRect(
                x: 0, y: (extra.contains(path) ? row : CGFloat(path.item)) * rowHeight, width: 320, height: rowHeight)
            change(attributes)
            return attributes
        }.filter { !$0.frame.isFinite || $0.frame.intersects(rect) }
    }
}

/// Does everything that a data source should not, while it makes its first hundred cells.
@MainActor private final class RestlessSource: NSObject, UICollectionViewDataSource {
    var asked = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        guard asked < 100 else { return cell }
        if asked % 7 == 0 { collectionView.reloadData() }
        if asked % 5 == 0 { collectionView.collectionViewLayout.invalidateLayout() }
        collectionView.contentOffset.y += 1
        collectionView.setNeedsLayout()
        collectionView.layoutIfNeeded()
        return cell
    }
}

@MainActor private final class ShiftedFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { original in
            let copy = original.copy() as? UICollectionViewLayoutAttributes
            copy?.frame.origin.x += 7
            return copy
        }
    }
}

private final class TiltedAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tilt = 0

    override nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TiltedAttributes)?.tilt = tilt
        return copy
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? TiltedAttributes)?.tilt == tilt
    }
}

@MainActor private final class TiltedLayout: UICollectionViewLayout {
    override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 200) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).map { item in
            let attributes = TiltedAttributes(forCellWith: [0, item])
            attributes.frame = CGRect(x: 0, y: CGFloat(item) * 40, width: 320, height: 40)
            attributes.tilt = item
            return attributes
        }
    }
}

private final class OwnContext: UICollectionViewLayoutInvalidationContext {
    let mark: String

    override init() {
        mark = "made by init"
        super.init()
    }

    init(mark: String) {
        self.mark = mark
        super.init()
    }
}

@MainActor private final class OwnContextLayout: UICollectionViewLayout {
    private(set) var received: OwnContext?

    override class var invalidationContextClass: AnyClass { OwnContext.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        received = context as? OwnContext
        super.invalidateLayout(with: context)
    }
}

/// A layout that the test keeps.
@MainActor @Suite("A layout without its collection view") struct KeptLayoutTests {
    @Test("a layout's collectionView becomes nil when the view goes or takes another layout")
    func outlives() {
        let layout = UICollectionViewFlowLayout()
        var view: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.collectionView === view)
        let other = UICollectionViewFlowLayout()
        view?.collectionViewLayout = other
        #expect(layout.collectionView == nil && other.collectionView === view)
        view = nil
        #expect(other.collectionView == nil)
        other.invalidateLayout()
        let next = UICollectionView(frame: .zero, collectionViewLayout: other)
        #expect(other.collectionView === next)
    }
}

/// Keeps one attributes object for its only item; with ``forgets`` each prepare makes a new one.
private final class ForgetfulLayout: UICollectionViewLayout {
    private(set) var kept = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    var forgets = false

    override init() {
        super.init()
        kept.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    }

    required init?(coder: NSCoder) { fatalError("this layout is not archived") }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

    override func prepare() {
        super.prepare()
        if forgets, let copy = kept.copy() as? UICollectionViewLayoutAttributes { kept = copy }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        kept.frame.intersects(rect) ? [kept] : []
    }
}
