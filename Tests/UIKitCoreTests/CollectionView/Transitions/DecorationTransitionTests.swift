import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// One item and one decoration view of kind "board", which is elsewhere in each layout.
@MainActor @Suite("Decoration views in changes of layout") struct DecorationTransitionTests {
    private final class Wood: UICollectionReusableView {}
    private final class Steel: UICollectionReusableView {}

    private let stage = Stage(size: CGSize(width: 100, height: 200))
    private let source = NamedItems([["a"]])

    /// - Parameter board: The class of the board's view; nil registers nothing.
    private func layout(boardAt y: CGFloat?, _ board: UICollectionReusableView.Type? = nil) -> PlacedLayout {
        let layout = PlacedLayout()
        layout.size = CGSize(width: 100, height: 200)
        layout.place(item: 0, CGRect(x: 0, y: 0, width: 100, height: 50))
        if let y { layout.place("board", isDecoration: true, CGRect(x: 0, y: y, width: 100, height: 20)) }
        if let board { layout.register(board, forDecorationViewOfKind: "board") }
        return layout
    }

    private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView.named(source, layout: layout)
        stage.show(view)
        return view
    }

    /// The visible decoration views, such as "Wood 60", with their alpha where it is not 1.
    private func boards(_ view: UICollectionView) -> [String] {
        view.subviews.filter { ($0 is Wood || $0 is Steel) && !$0.isHidden }.map { board in
            let alpha = (Double(board.seenAlpha) * 10).rounded() / 10
            return "\(type(of: board)) \(Int(board.seenY.rounded()))" + (alpha == 1 ? "" : " \(alpha)")
        }.sorted()
    }

    // MARK: Without animation

    @Test("a layout without a registered class shows no view of the layout before, and causes a warning")
    func unregistered() {
        let warnings = WarningLog()
        let view = show(layout(boardAt: 60, Wood.self))
        #expect(boards(view) == ["Wood 60"])
        view.collectionViewLayout = layout(boardAt: 120)
        stage.settle()
        #expect(boards(view) == [])
        #expect(warnings.identifiers == ["unregistered-decoration"])
        let start = "PlacedLayout returned attributes of a decoration view of kind board"
        #expect(warnings.messages.first?.hasPrefix(start) == true)
    }

    @Test("a first layout without a registered class shows no view, and causes the same warning") func fromTheStart() {
        let warnings = WarningLog()
        let view = show(layout(boardAt: 120))
        #expect(boards(view) == [] && warnings.identifiers == ["unregistered-decoration"])
    }

    @Test("of a kind that both layouts registered, the new layout's class is shown") func bothRegistered() {
        let warnings = WarningLog()
        let (wood, steel) = (layout(boardAt: 60, Wood.self), layout(boardAt: 120, Steel.self))
        let view = show(wood)
        view.collectionViewLayout = steel
        stage.settle()
        #expect(boards(view) == ["Steel 120"])
        view.collectionViewLayout = wood
        stage.settle()
        #expect(boards(view) == ["Wood 60"] && warnings.identifiers == [])
        #expect(view.trace.supplementaryViewsCreated == 2, "the first one waited for its layout")
    }

    @Test("a decoration view of the same class stays, and moves to its new place") func sameClass() throws {
        let view = show(layout(boardAt: 60, Wood.self))
        let board = try #require(view.subviews.first { $0 is Wood })
        view.collectionViewLayout = layout(boardAt: 120, Wood.self)
        stage.settle()
        #expect(board.frame.minY == 120 && boards(view) == ["Wood 120"])
    }

    @Test("a subclass counts as another class") func subclass() {
        final class Oak: UICollectionReusableView {}
        class Plank: UICollectionReusableView {}
        final class LongPlank: Plank {}
        let view = show(layout(boardAt: 60, LongPlank.self))
        view.collectionViewLayout = layout(boardAt: 60, Plank.self)
        stage.settle()
        let seen = view.subviews.filter { $0 is Plank && !$0.isHidden }
        #expect(seen.count == 1 && !(seen.first is LongPlank))
    }

    @Test("in a view without a window the next pass shows the new decoration view") func outsideOfWindow() {
        let view = UICollectionView.named(source, layout: layout(boardAt: 60, Wood.self))
        view.layoutIfNeeded()
        #expect(boards(view) == ["Wood 60"])
        view.setCollectionViewLayout(layout(boardAt: 120, Steel.self), animated: true)
        view.layoutIfNeeded()
        #expect(boards(view) == ["Steel 120"])
        view.setCollectionViewLayout(layout(boardAt: 120), animated: true)
        view.layoutIfNeeded()
        #expect(boards(view) == [])
    }

    @Test("a compositional layout shows no decoration view of the layout before, either") func compositional() {
        let warnings = WarningLog()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "board")]
        let next = UICollectionViewCompositionalLayout(section: section)
        let view = show(layout(boardAt: 60, Wood.self))
        view.collectionViewLayout = next
        stage.settle()
        #expect(boards(view) == [] && warnings.identifiers == ["unregistered-decoration"])
        next.register(Steel.self, forDecorationViewOfKind: "board")
        next.invalidateLayout()
        stage.settle()
        #expect(boards(view) == ["Steel 0"])
    }

    @Test("each layout's unregistered kind is reported") func reportedByLayout() {
        let warnings = WarningLog()
        final class Other: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let board = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "board", with: [0, 0])
                board.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                return [board]
            }
        }
        let view = show(layout(boardAt: 60))
        for next in [Other(), layout(boardAt: 60), Other()] {
            view.collectionViewLayout = next
            stage.settle()
        }
        #expect(warnings.messages.map { $0.split(separator: " ")[0] } == ["PlacedLayout", "Other"])
    }

    // MARK: Animated

    @Test("the old decoration view fades where it is", arguments: [nil, 120] as [CGFloat?]) func fades(next: CGFloat?) {
        let view = show(layout(boardAt: 60, Wood.self))
        view.setCollectionViewLayout(layout(boardAt: next), animated: true)
        stage.advance(by: 0.15)
        #expect(boards(view) == ["Wood 60 0.5"])
        stage.settle()
        #expect(boards(view) == [])
    }

    @Test("a decoration view of another class fades in at its new place") func fadesIn() {
        let view = show(layout(boardAt: 60, Wood.self))
        view.setCollectionViewLayout(layout(boardAt: 120, Steel.self), animated: true)
        stage.advance(by: 0.15)
        #expect(boards(view) == ["Steel 120 0.5", "Wood 60 0.5"])
        stage.settle()
        #expect(boards(view) == ["Steel 120"])
    }

    @Test("from out of view, too, only a decoration view of the same class moves in")
    func fromOutOfSight() {
        let wood = layout(boardAt: 400, Wood.self)
        let view = show(wood)
        #expect(boards(view) == [])
        view.setCollectionViewLayout(layout(boardAt: 60, Steel.self), animated: true)
        stage.advance(by: 0.15)
        #expect(boards(view) == ["Steel 60 0.5"])
        view.setCollectionViewLayout(wood, animated: false)
        stage.settle()
        view.setCollectionViewLayout(layout(boardAt: 60, Wood.self), animated: true)
        stage.advance(by: 0.15)
        #expect(boards(view) == ["Wood 230"])
    }

    @Test("a decoration view of the same class slides") func slides() {
        let view = show(layout(boardAt: 60, Wood.self))
        view.setCollectionViewLayout(layout(boardAt: 120, Wood.self), animated: true)
        stage.advance(by: 0.15)
        #expect(boards(view) == ["Wood 90"])
        stage.settle()
        #expect(boards(view) == ["Wood 120"])
    }

    @Test("the old layout's final attributes say how its decoration view leaves") func hook() {
        final class Dropping: UICollectionViewLayout {
            var asked: [String] = []
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let board = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "board", with: [0, 0])
                board.frame = CGRect(x: 0, y: 60, width: 100, height: 20)
                return [board]
            }
            override func finalLayoutAttributesForDisappearingDecorationElement(
                ofKind kind: String, at path: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                asked.append(kind)
                let end = super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
                end?.frame.origin.y += 40
                return end
            }
        }
        let dropping = Dropping()
        dropping.register(Wood.self, forDecorationViewOfKind: "board")
        let view = show(dropping)
        view.setCollectionViewLayout(layout(boardAt: 120), animated: true)
        stage.advance(by: 0.15)
        #expect(dropping.asked == ["board"] && boards(view) == ["Wood 80 0.5"])
    }

    @Test("overlapping changes of layout end with the last layout's decoration view")
    func overtaking() {
        let (wood, steel, none) = (layout(boardAt: 60, Wood.self), layout(boardAt: 60, Steel.self), layout(boardAt: 60))
        let view = show(wood)
        for next in [steel, wood, none, steel, none, wood] {
            view.setCollectionViewLayout(next, animated: true)
            stage.advance(by: 0.1)
        }
        stage.settle()
        #expect(boards(view) == ["Wood 60"])
        // One of each is there already, and the others of their class were shown at the same time.
        view.setCollectionViewLayout(none, animated: true)
        stage.settle()
        #expect(boards(view) == [])
    }

    @Test("a departing view isn't taken back by a layout with another class") func takenBack() {
        let (wood, bare, steel) = (
            layout(boardAt: 60, Wood.self), layout(boardAt: nil, Wood.self), layout(boardAt: 60, Steel.self)
        )
        let view = show(wood)
        view.setCollectionViewLayout(bare, animated: true)
        stage.advance(by: 0.1)
        view.setCollectionViewLayout(steel, animated: false)
        stage.settle()
        #expect(boards(view) == ["Steel 60"])
    }

    // MARK: Interactive

    @Test("a decoration of the old layout alone fades with the progress, and comes back when that is cancelled")
    func leadAway() {
        let warnings = WarningLog()
        let (wood, none) = (layout(boardAt: 60, Wood.self), layout(boardAt: 120))
        let view = show(wood)
        let transition = view.startInteractiveTransition(to: none)
        transition.transitionProgress = 0.3
        stage.settle()
        #expect(boards(view) == ["Wood 60 0.7"])
        view.cancelInteractiveTransition()
        stage.settle()
        #expect(boards(view) == ["Wood 60"] && warnings.identifiers == [])

        let second = view.startInteractiveTransition(to: none)
        second.transitionProgress = 0.9
        stage.settle()
        #expect(boards(view) == ["Wood 60 0.1"])
        view.finishInteractiveTransition()
        stage.settle()
        #expect(boards(view) == [] && warnings.identifiers == ["unregistered-decoration"])
        #expect(warnings.messages.first?.hasPrefix("PlacedLayout") == true)
    }

    @Test("a decoration of the next layout alone appears with the progress") func leadIn() {
        let warnings = WarningLog()
        let view = show(layout(boardAt: 60))
        let transition = view.startInteractiveTransition(to: layout(boardAt: 120, Steel.self))
        transition.transitionProgress = 0.3
        stage.settle()
        #expect(boards(view) == ["Steel 120 0.3"])
        view.cancelInteractiveTransition()
        stage.settle()
        #expect(boards(view) == [])
        #expect(warnings.identifiers == ["unregistered-decoration"], "of the first layout, before")
    }

    @Test("of two classes one fades out until half way, the other in from there", arguments: [true, false])
    func leadAcross(isFinished: Bool) {
        let warnings = WarningLog()
        let view = show(layout(boardAt: 60, Wood.self))
        let transition = view.startInteractiveTransition(to: layout(boardAt: 120, Steel.self))
        let seen = [0.1, 0.3, 0.6, 0.9, 0.2, 0.7].map { progress in
            transition.transitionProgress = progress
            stage.settle()
            return boards(view)
        }
        #expect(
            seen == [
                ["Wood 60 0.8"], ["Wood 60 0.4"], ["Steel 120 0.2"], ["Steel 120 0.8"], ["Wood 60 0.6"],
                ["Steel 120 0.4"],
            ])
        isFinished ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
        stage.settle()
        #expect(boards(view) == [isFinished ? "Steel 120" : "Wood 60"] && warnings.identifiers == [])
    }

    @Test("a decoration of the same class moves with the progress") func leadAlong() {
        let view = show(layout(boardAt: 60, Wood.self))
        let transition = view.startInteractiveTransition(to: layout(boardAt: 120, Wood.self))
        transition.transitionProgress = 0.5
        stage.settle()
        #expect(boards(view) == ["Wood 90"])
        #expect(view.trace.supplementaryViewsCreated == 1)
    }

    @Test("a transition layout's own class comes before those of its two layouts") func ownClass() {
        final class Own: UICollectionViewTransitionLayout {}
        final class Leader: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout {
                let own = Own(currentLayout: fromLayout, nextLayout: toLayout)
                own.register(Steel.self, forDecorationViewOfKind: "board")
                return own
            }
        }
        let leader = Leader()
        let view = show(layout(boardAt: 60, Wood.self))
        view.delegate = leader
        let transition = view.startInteractiveTransition(to: layout(boardAt: 120, Wood.self))
        transition.transitionProgress = 0.25
        stage.settle()
        #expect(boards(view) == ["Steel 75"])
        view.cancelInteractiveTransition()
        stage.settle()
        #expect(boards(view) == ["Wood 60"])
    }
}
