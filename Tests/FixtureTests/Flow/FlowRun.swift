import LayoutEngine
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A recorded flow layout, run through an app's code: a collection view on a device of the recording's
/// scale, a flow layout with its properties, a delegate with sizes per item and section, and self-sizing cells.
@MainActor struct FlowRun {
    /// How cells get the size that the recorded cell's content had.
    enum Cells {
        /// Cells return the size.
        case answers
        /// Constraints in their content views determine the size.
        case constraints
    }

    let table: FixtureTable

    /// - Parameter cells: How cells get their size.
    init(_ flow: FlowCase, cells: Cells = .answers) {
        let setup = FlowSetup(flow, cells)
        let layout = setup.layout
        var table = FixtureTable()
        for (section, item, frame) in flow.expectation.items {
            let path = IndexPath(item: item, section: section)
            table.compareFrames("item \(section) \(item)", frame, layout.layoutAttributesForItem(at: path)?.frame)
        }
        for (name, kind, frames) in [
            ("header", UICollectionView.elementKindSectionHeader, flow.expectation.headers),
            ("footer", UICollectionView.elementKindSectionFooter, flow.expectation.footers),
        ] {
            for (section, frame) in frames {
                let path = IndexPath(item: 0, section: section)
                let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
                table.compareFrames("\(name) \(section)", frame, found)
            }
        }
        if let size = flow.expectation.contentSize {
            var found = setup.view.contentSize
            // The height was recorded as a whole number where items lie between pixels (Fixtures/README.md).
            if flow.expectation.measuredItems != nil { found.height.round() }
            table.compareFrames("content", CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: found))
        }
        if let items = flow.expectation.measuredItems {
            let measured = flow.expectation.items.filter { section, item, _ in
                layout.selfSizing.measurements.size(ofItem: item, inSection: section) != nil
            }
            let found = measured.map { IndexPath(item: $0.item, section: $0.section) }
            table.compare("measured", items.sorted(), found.sorted())
        }

        // Visible cells have the frames of the layout, and no cell is missing.
        for cell in setup.view.visibleCells {
            guard let path = setup.view.indexPath(for: cell) else { continue }
            table.compareFrames("cell \(path)", layout.layoutAttributesForItem(at: path)?.frame, cell.frame)
        }
        let inView = flow.expectation.items.filter { $0.frame.meets(setup.view.bounds) }
        for (section, item, frame) in inView
        where setup.view.cellForItem(at: IndexPath(item: item, section: section)) == nil {
            table.compareFrames("cell \(section) \(item)", frame, nil)
        }
        self.table = table
    }
}

/// A collection view that is set up as in a recording.
@MainActor private final class FlowSetup: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let view: UICollectionView
    let layout = UICollectionViewFlowLayout()
    private let flow: FlowCase
    private let stage: Stage

    init(_ flow: FlowCase, _ cells: FlowRun.Cells) {
        self.flow = flow
        stage = Stage(size: flow.view.size, scale: flow.view.scale)
        view = UICollectionView(frame: CGRect(origin: .zero, size: flow.view.size), collectionViewLayout: layout)
        super.init()
        let recorded = flow.layout
        layout.scrollDirection = recorded.axis == .vertical ? .vertical : .horizontal
        layout.minimumLineSpacing = recorded.lineSpacing
        layout.minimumInteritemSpacing = recorded.interitemSpacing
        layout.sectionInset = recorded.sectionInset.uiInsets
        layout.itemSize = recorded.itemSize ?? layout.itemSize
        layout.estimatedItemSize = recorded.estimatedItemSize ?? .zero
        layout.headerReferenceSize = recorded.headerSize
        layout.footerReferenceSize = recorded.footerSize
        switch recorded.sectionInsetReference {
        case "safeArea": layout.sectionInsetReference = .fromSafeArea
        case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
        default: break
        }
        view.contentInset = flow.view.contentInset.uiInsets
        view.layoutMargins = flow.view.layoutMargins.uiInsets
        view.contentInsetAdjustmentBehavior = .never
        view.register(
            cells == .answers ? AnsweringCell.self : ConstrainedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = self
        view.delegate = self
        stage.send(
            .resize(.init(size: flow.view.size, scale: flow.view.scale, safeArea: flow.view.safeArea.lengths)))
        stage.show(view)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { flow.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        flow.sections[section].sizes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let sizes = flow.sections[indexPath.section].preferredSizes
        (cell as? RecordedCell)?.preferredSize = sizes.isEmpty ? nil : sizes[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let section = flow.sections[indexPath.section]
        return section.areSizesSaid
            ? section.sizes[indexPath.item] : OptionalMethod.notImplemented(layout.itemSize)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow.sections[section].inset?.uiInsets ?? layout.sectionInset }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow.sections[section].headerSize ?? layout.headerReferenceSize }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow.sections[section].footerSize ?? layout.footerReferenceSize }
}

private class RecordedCell: UICollectionViewCell {
    /// The size of the recorded cell's content; nil for a cell without content.
    var preferredSize: CGSize?
}

private final class ConstrainedCell: RecordedCell {
    private let content = UIView()
    private var lengths: [NSLayoutConstraint] = []

    override var preferredSize: CGSize? {
        didSet {
            if let preferredSize { hold(preferredSize) }
        }
    }

    private func hold(_ size: CGSize) {
        if lengths.isEmpty { pin() }
        lengths[0].constant = size.width
        lengths[1].constant = size.height
    }

    /// Adds constraints to all edges, with a lower priority than those of the content view's frame.
    private func pin() {
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        lengths = [
            content.widthAnchor.constraint(equalToConstant: 0), content.heightAnchor.constraint(equalToConstant: 0),
        ]
        let ends = [
            content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ]
        for end in ends { end.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            lengths + ends + [
                content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                content.topAnchor.constraint(equalTo: contentView.topAnchor),
            ])
    }
}

private final class AnsweringCell: RecordedCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = preferredSize ?? layoutAttributes.size
        return layoutAttributes
    }
}

extension RecordedEdges {
    fileprivate var uiInsets: UIEdgeInsets {
        UIEdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    }
}
