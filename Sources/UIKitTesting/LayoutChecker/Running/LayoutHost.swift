import CollectionEngine
import CoreGraphics
import UIKitCore

/// A collection view with a new layout, in a window of its own size.
@MainActor final class LayoutHost {
    let checker: LayoutChecker
    let stage: Stage
    let source: CountedItems
    let view: UICollectionView
    let layout: UICollectionViewLayout
    // The collection view doesn't keep its delegate.
    private let delegate: (any UICollectionViewDelegate)?

    init(_ checker: LayoutChecker, items: [Int], size: CGSize, on stage: Stage? = nil) {
        self.checker = checker
        // Few frames: what is looked at is at rest.
        self.stage = stage ?? Stage(size: size, scale: 2, framesPerSecond: 10)
        source = CountedItems(items, checker)
        layout = checker.makeLayout()
        delegate = checker.makeDelegate()
        view = checker.makeView(CGRect(origin: .zero, size: size), layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(checker.cellClass, forCellWithReuseIdentifier: CountedItems.cellIdentifier)
        view.dataSource = source
        view.delegate = delegate
        checker.prepareView(view)
        self.stage.window.addSubview(view)
        settle()
    }

    /// Takes the collection view out of its window.
    func end() { view.removeFromSuperview() }

    /// Lets what was asked for happen.
    func settle() {
        view.layoutIfNeeded()
        stage.settle(limit: 5)
    }

    /// The rectangle that UIKit asks about at this scroll position.
    var pages: CGRect { view.bounds.widenedToPages }

    /// All content; what is in view where that has no end.
    var content: CGRect {
        let content = layout.collectionViewContentSize
        return content.isFinite ? CGRect(origin: .zero, size: content) : view.bounds
    }

    /// All content, and what is in view where that is more.
    var everything: CGRect { content.union(view.bounds) }

    /// Whether more is in view, at an end, than the content.
    var isPulled: Bool {
        let (first, last) = (place(0, 0), place(1000, 1000))
        let offset = view.contentOffset
        return offset.x < first.x || offset.y < first.y || offset.x > last.x || offset.y > last.y
    }

    /// Whether a view got another size than the layout first gave it.
    var hasSizedViews: Bool { view.trace.sizingRounds > 0 }
}

extension LayoutHost {
    /// What a new layout would answer in this one's place.
    func newHost() -> LayoutHost {
        let host = LayoutHost(checker, items: source.counts, size: view.bounds.size, on: stage)
        if host.view.contentOffset != view.contentOffset {
            host.view.setContentOffset(view.contentOffset, animated: false)
            host.settle()
        }
        return host
    }
}
