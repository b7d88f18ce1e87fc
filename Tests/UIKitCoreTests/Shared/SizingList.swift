import Testing
import UIKit
import UIKitTesting

/// Cells of given heights, below each other in 320 × 480; in a flow layout unless another one is given.
@MainActor final class SizingList {
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    let source: SizedSource

    /// The cell heights of the recorded long list.
    static let recordedHeights: [CGFloat] = (0..<40).map { [1, 4, 6, 8].contains($0 % 11) ? 63 : 29 }

    init(
        heights: [CGFloat], estimate: CGSize = CGSize(width: 320, height: 40), in other: UICollectionViewLayout? = nil
    ) {
        source = SizedSource(heights: heights)
        layout.estimatedItemSize = estimate
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: other ?? layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
    }

    /// The frames of the cells in view.
    var frames: [CGRect] { view.visibleCells.map(\.frame) }

    var placesOnScreen: [IndexPath: CGFloat] {
        var places: [IndexPath: CGFloat] = [:]
        for cell in view.visibleCells {
            if let path = view.indexPath(for: cell) { places[path] = cell.frame.minY - view.contentOffset.y }
        }
        return places
    }

    /// Expects that all that stayed in view moved by exactly the scrolled distance.
    func expectSteady(_ stage: Stage, scrollingBy distance: CGFloat, sourceLocation: SourceLocation = #_sourceLocation)
    {
        let before = placesOnScreen
        view.contentOffset.y += distance
        stage.settle()
        let after = placesOnScreen
        let jumps = before.filter { path, place in after[path].map { $0 != place - distance } ?? false }
        #expect(jumps.isEmpty, sourceLocation: sourceLocation)
        #expect(after.count > 5, sourceLocation: sourceLocation)
    }
}

@MainActor final class SizedSource: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat]
    /// Whether each cell asks for one point more than its current height, without end.
    var grows = false

    init(heights: [CGFloat]) { self.heights = heights }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.height = heights[indexPath.item]
        (cell as? SizedCell)?.grows = grows
        return cell
    }
}

final class SizedCell: UICollectionViewCell {
    var height: CGFloat = 0
    var grows = false

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = grows ? layoutAttributes.size.height + 1 : height
        if let layout = (superview as? UICollectionView)?.collectionViewLayout as? StackLayout {
            layout.note("preferred \(layoutAttributes.indexPath.item)")
        }
        return layoutAttributes
    }
}

final class FittingCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 25.2) }
}

@MainActor final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    let size: CGSize
    private(set) var questions = 0

    init(size: CGSize) { self.size = size }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        questions += 1
        return size
    }
}

/// Returns a different height for each item.
@MainActor final class ManySizesDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private(set) var questions = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        questions += 1
        return CGSize(width: 320, height: CGFloat(40 + indexPath.item % 7))
    }
}
