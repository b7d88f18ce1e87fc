import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Registrations of supplementary views (R128)") struct SupplementaryRegistrationTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private static let kind = UICollectionView.elementKindSectionHeader
    private let titles = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: kind) { title, kind, path in
        title.filled.append("\(kind == Self.kind ? "header" : kind) \(path.section) at \(title.frame.minY)")
    }
    private let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }

    /// Returns sections of a header of 20 points and a row of five cells of 50: one begins every 70 points.
    private func source() -> SectionSource { SectionSource(titles, cells) }

    @Test("the handler gets the view with its frame, its kind and its index path")
    func filled() {
        let source = source()
        let view = source.view
        stage.show(view)
        let shown = view.visibleSupplementaryViews(ofKind: Self.kind).compactMap { $0 as? TitleView }
        #expect(shown.map(\.filled) == [["header 0 at 0.0"], ["header 1 at 70.0"], ["header 2 at 140.0"]])
        #expect(Set(shown.map(\.reuseIdentifier)).count == 1 && shown[0].reuseIdentifier?.isEmpty == false)
    }

    @Test("scrolling creates no more views than the first screens did")
    func reuse() throws {
        let source = source()
        let view = source.view
        stage.show(view)
        #expect(view.trace.supplementaryViewsCreated == 3)
        view.contentOffset.y = 35
        stage.settle()
        let made = view.trace.supplementaryViewsCreated
        for step in 1...40 {
            view.contentOffset.y = 35 + CGFloat(step) * 70
            stage.advance(by: 1.0 / 60)
        }
        #expect(view.trace.supplementaryViewsCreated == made)
        let title = try #require(view.supplementaryView(forElementKind: Self.kind, at: [41, 0]) as? TitleView)
        #expect(title.filled.last == "header 41 at 2870.0" && title.reuses == title.filled.count - 1)
    }

    @Test("two registrations of one class and kind share no views, a copy shares them")
    func sharing() {
        let others = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: Self.kind) { _, _, _ in }
        let source = source()
        let view = source.view
        stage.show(view)
        source.titles = others
        view.reloadData()
        stage.settle()
        #expect(view.trace.supplementaryViewsCreated == 6 && view.trace.supplementaryViewsReused == 0)
        let copy = titles
        source.titles = copy
        view.reloadData()
        stage.settle()
        #expect(view.trace.supplementaryViewsCreated == 6 && view.trace.supplementaryViewsReused == 3)
    }

    @Test("one registration serves two collection views")
    func twoViews() {
        let sources = (0..<2).map { _ in source() }
        for source in sources { source.view.layoutIfNeeded() }
        #expect(sources.map { $0.view.trace.supplementaryViewsCreated } == [3, 3])
    }

    @Test("a registration for headers may have a cell class")
    func cellAsHeader() {
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: Self.kind) {
            _, _, _ in
        }
        let source = ProviderSource(count: 3) { [cells] in
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: 0)
        }
        source.header = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
        let view = source.view(flowWithHeaders())
        stage.show(view)
        #expect(view.visibleSupplementaryViews(ofKind: Self.kind).count == 1 && view.visibleCells.count == 3)
        #expect(view.trace.supplementaryViewsCreated == 1 && view.trace.cellsCreated == 3)
    }
}

/// Fifty sections with five items each.
@MainActor private final class SectionSource: NSObject, UICollectionViewDataSource {
    var titles: UICollectionView.SupplementaryRegistration<TitleView>
    let cells: UICollectionView.CellRegistration<UICollectionViewCell, Int>
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flowWithHeaders())

    init(
        _ titles: UICollectionView.SupplementaryRegistration<TitleView>,
        _ cells: UICollectionView.CellRegistration<UICollectionViewCell, Int>
    ) {
        (self.titles, self.cells) = (titles, cells)
        super.init()
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 50 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 0)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }
}

@MainActor private final class TitleView: UICollectionReusableView {
    var filled: [String] = []
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
