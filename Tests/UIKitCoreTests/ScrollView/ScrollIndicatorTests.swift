import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Scroll indicators") struct ScrollIndicatorTests {
    @Test("an indicator for a tenth of the content is a tenth of the track, at the offset's proportion")
    func proportion() {
        let span = ScrollIndicatorSpan(track: 0...400, range: 0...3600, viewport: 400)
        #expect(span.bar(at: 0) == 0..<40)
        #expect(span.bar(at: 1800) == 180..<220)
        #expect(span.bar(at: 3600) == 360..<400)
    }

    @Test("an indicator is at least 36 points long, and 7 when content is pulled past its edge")
    func shortest() {
        let span = ScrollIndicatorSpan(track: 0...400, range: 0...999_600, viewport: 400)
        #expect(span.bar(at: 0) == 0..<36)
        #expect(span.bar(at: -20) == 0..<16)
        #expect(span.bar(at: -200) == 0..<7)
        #expect(span.bar(at: 999_800) == 393..<400)
        #expect(ScrollIndicatorSpan(track: 0...3, range: 0...100, viewport: 5).bar(at: -100) == 0..<3)
        #expect(ScrollIndicatorSpan(track: 0...400, range: 0...0, viewport: 400).bar(at: 0) == 393..<400)
    }

    @Test("while rows are measured an indicator keeps its length, and still begins and ends with the content")
    func measuring() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let list = SizingList(
            heights: Array(repeating: 80, count: 100), in: UICollectionViewCompositionalLayout(section: section))
        stage.show(list.view)
        stage.settle()
        list.view.flashScrollIndicators()
        let bar = try #require(list.view.subviews.first { $0 is ScrollIndicator && $0.frame.height > $0.frame.width })
        let length = bar.frame.height
        #expect(abs(length - 474 * 480 / 4240) < 0.001, "6 rows of 80 points and 94 of 40")
        while list.view.contentOffset.y < list.view.contentSize.height - 480 {
            list.view.contentOffset.y = min(list.view.contentOffset.y + 300, list.view.contentSize.height - 480)
            list.view.flashScrollIndicators()
            stage.advance(by: 0.05)
            #expect(abs(bar.frame.height - length) < 0.001)
        }
        #expect(list.view.contentSize.height > 7000)
        #expect(abs(bar.frame.maxY - list.view.bounds.maxY + 3) < 0.001)
        // Fewer rows change the indicator's length.
        list.source.heights.removeLast(60)
        list.view.deleteItems(at: (40..<100).map { IndexPath(item: $0, section: 0) })
        stage.advance(by: 0.05)
        #expect(bar.frame.height > length + 1)
        stage.settle()
        #expect(bar.alpha == 0)
    }

    @Test("indicators avoid the safe area and their own insets, but not the content's")
    func insets() throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 400), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentSize = CGSize(width: 300, height: 4000)
        view.contentInset.top = 100
        stage.show(view)
        view.flashScrollIndicators()
        let bar = try #require(view.subviews.first { $0 is ScrollIndicator && !$0.isHidden })
        #expect(bar.frame.minY - view.bounds.minY == 53)
        view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 20)
        #expect(bar.frame.minY - view.bounds.minY == 63)
        #expect(bar.frame.maxX == 277)
        view.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(bar.frame.minY - view.bounds.minY == 13)
        view.scrollIndicatorInsets = .zero
        #expect(bar.frame.minY - view.bounds.minY == 3)
        stage.settle()
        #expect(bar.alpha == 0)
    }

    @Test("a scroll view has no subviews until its indicators are shown")
    func joining() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        let view = UIScrollView(frame: stage.window.bounds)
        #expect(view.subviews.isEmpty)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        view.addSubview(content)
        view.contentSize = content.frame.size
        stage.show(view)
        view.contentOffset.y = 100
        stage.settle()
        #expect(view.subviews == [content], "moved by the program, without a bar")

        view.showsHorizontalScrollIndicator = false
        view.flashScrollIndicators()
        #expect(view.subviews.count == 2 && view.subviews.last is ScrollIndicator)
        stage.settle()
        #expect(view.subviews.count == 2, "it stays, unseen")
        view.showsHorizontalScrollIndicator = true
        view.flashScrollIndicators()
        #expect(view.subviews.count == 3, "as recorded also where there is nothing to scroll that way")
        stage.settle()

        view.subviews.last?.removeFromSuperview()
        view.flashScrollIndicators()
        #expect(view.subviews.count == 2, "what the app takes out stays out")
    }

    @Test("cells that come later are below the indicators")
    func belowBars() {
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 2)
        let source = NamedItems([(0..<50).map(String.init)])
        let view = UICollectionView.named(source)
        #expect(view.subviews.isEmpty)
        stage.show(view)
        #expect(view.subviews.allSatisfy { $0 is NumberCell })
        stage.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 20))
        stage.settle()
        view.contentOffset.y = 1_000
        stage.settle()
        #expect(view.subviews.last is ScrollIndicator)
        #expect(view.subviews.count { $0 is ScrollIndicator } == 2)
    }
}
