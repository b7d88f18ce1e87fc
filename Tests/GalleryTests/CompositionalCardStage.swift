import UIKit
import UIKitTesting

@testable import Gallery

/// A card by itself on a stage, 328 points wide: 312 between the insets of 8 that its sections have.
@MainActor final class CompositionalCardStage {
    let stage = Stage(size: CGSize(width: 392, height: 844))
    let card: CardStage
    private static let corner = CGPoint(x: 32, y: 200)

    init(_ card: CompositionalCard) {
        self.card = CardStage(card, hue: 0.5)
        let controller = UIViewController()
        controller.view.addSubview(self.card)
        stage.show(controller)
        // The card first has estimated sizes, and then those measured by the tiles in view.
        for _ in 0..<2 {
            self.card.fit(width: 328)
            let height = self.card.intrinsicContentSize.height
            self.card.frame = CGRect(origin: Self.corner, size: CGSize(width: 328, height: height))
            stage.settle()
        }
    }

    var view: UICollectionView { card.collectionView }

    // MARK: Frames on the page

    /// Returns the frames of a section's tiles, relative to the collection view's corner.
    func tiles(_ section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap { view.cellForItem(at: [section, $0])?.frame }
    }

    /// Returns the frames of all lines of a kind, from the first to the last.
    func lines(_ kind: LineKind) -> [CGRect] {
        view.subviews.compactMap { $0 as? LineView }.filter { $0.kind == kind && !$0.isHidden }.map(\.frame)
            .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    func views(_ element: CardElement) -> [CGRect] {
        view.indexPathsForVisibleSupplementaryElements(ofKind: element.rawValue).sorted()
            .compactMap { view.supplementaryView(forElementKind: element.rawValue, at: $0)?.frame }
    }

    /// How far the first section has scrolled on its own.
    var offset: CGFloat? { view.subviews.lazy.compactMap { $0 as? UIScrollView }.first?.contentOffset.x }

    // MARK: Gestures

    /// Flicks to the left; `way` is how far the finger moves.
    func flick(_ way: CGFloat = 120) {
        let y = Self.corner.y + 30
        stage.flick(from: CGPoint(x: 280, y: y), to: CGPoint(x: 280 - way, y: y))
        stage.settle()
    }

    /// Drags to the left, and lets the finger rest before it lifts.
    func drag(_ way: CGFloat) {
        let y = Self.corner.y + 30
        stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 300 - way, y: y))
        stage.settle()
    }
}
