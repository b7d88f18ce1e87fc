import CollectionEngine
import CoreGraphics
import UIKitCore

/// A collection view with a new layout, in its own window of the same size.
@MainActor final class LayoutHost {
    let checker: LayoutChecker
    let stage: Stage
    let source: CountedItems
    let view: UICollectionView
    let layout: UICollectionViewLayout
    // The collection view holds its delegate weakly.
    private let delegate: (any UICollectionViewDelegate)?

    init(_ checker: LayoutChecker, items: [Int], size: CGSize, on stage: Stage? = nil) {
        self.checker = checker
        // A few frames a second are enough: the rules look at the view at rest.
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

    /// Carries out pending layout passes and animations.
    func settle() {
        view.layoutIfNeeded()
        stage.settle(limit: 5)
    }

    /// The rectangle that UIKit asks the layout about at this scroll position.
    var pages: CGRect { view.bounds.widenedToPages }

    /// The whole content; the visible part if the content is infinite.
    var content: CGRect {
        let content = layout.collectionViewContentSize
        return content.isFinite ? CGRect(origin: .zero, size: content) : view.bounds
    }

    /// The whole content, and the visible area beyond it.
    var everything: CGRect { content.union(view.bounds) }

    /// Whether the view shows more than the content, past one of its ends.
    var isPulled: Bool {
        let (first, last) = (place(0, 0), place(1000, 1000))
        let offset = view.contentOffset
        return offset.x < first.x || offset.y < first.y || offset.x > last.x || offset.y > last.y
    }

    /// Whether a view has another size than the layout first gave it.
    var hasSizedViews: Bool { view.trace.sizingRounds > 0 }
}

extension LayoutHost {
    /// Makes a host with a new layout for the same data, size and scroll position.
    func newHost() -> LayoutHost {
        let host = LayoutHost(checker, items: source.counts, size: view.bounds.size, on: stage)
        if host.view.contentOffset != view.contentOffset {
            host.view.setContentOffset(view.contentOffset, animated: false)
            host.settle()
        }
        return host
    }
}
