import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Whatever an app returns, the layout is defined, and a warning is logged.
@MainActor @Suite("Bad input to a flow layout") struct BadFlowInputTests {
    private func show(_ delegate: HostileDelegate, size: CGSize = CGSize(width: 300, height: 400)) -> UICollectionView {
        let stage = Stage(size: size, scale: 2)
        delegate.stage = stage
        let view = UICollectionView.numbers(delegate.source, size: size, layout: delegate.flow)
        view.delegate = delegate
        stage.show(view)
        return view
    }

    @Test(
        "an impossible item size counts as zero, with one warning", arguments: [CGFloat.nan, .infinity])
    func sizes(length: CGFloat) throws {
        let log = WarningLog()
        let delegate = HostileDelegate(counts: [5])
        delegate.size = { $0.item == 2 ? CGSize(width: length, height: 40) : CGSize(width: 50, height: 40) }
        let view = show(delegate)
        #expect(log.identifiers == ["flow-unusable-number"])
        #expect(log.messages.first?.contains("item 0 2 is \(length) x 40.0") == true)
        #expect(view.visibleCells.count == 5)
        #expect(delegate.flow.layoutAttributesForItem(at: [0, 2])?.size == CGSize(width: 0, height: 40))
    }

    @Test(
        "a negative size from the delegate ends the program (R161)", arguments: [CGFloat(-1), -1e300], [false, true])
    func negativeSize(length: CGFloat, isWidth: Bool) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [length, isWidth] in
            await MainActor.run {
                let delegate = HostileDelegate(counts: [5])
                let bad = CGSize(width: isWidth ? length : 50, height: isWidth ? 50 : length)
                delegate.size = { $0.item == 3 ? bad : CGSize(width: 50, height: 40) }
                _ = BadFlowInputTests().show(delegate)
            }
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("negative sizes are not supported in the flow layout"))
        #expect(words.contains("item 0 3 is"))
    }

    @Test(
        "an item size of zero is said once, with UIKit's words (R162)",
        arguments: [CGSize.zero, CGSize(width: 50, height: -1)])
    func zeroItemSize(size: CGSize) {
        let log = WarningLog()
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = size
        let source = NumberSource(counts: [5, 5])
        let view = UICollectionView.numbers(source, size: CGSize(width: 300, height: 400), layout: flow)
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        stage.show(view)
        #expect(log.identifiers.count { $0 == "flow-invalid-item-size" } == 1)
        #expect(log.messages.contains { $0.contains("Negative or zero item sizes are not supported by flow layout.") })
        flow.itemSize = CGSize(width: 50, height: 50)
        stage.settle()
        #expect(view.visibleCells.count == 10)
    }

    @Test("a path that names no item has attributes without a size (R163)")
    func emptyPath() {
        let flow = UICollectionViewFlowLayout()
        let source = NumberSource(counts: [5])
        let view = UICollectionView.numbers(source, size: CGSize(width: 300, height: 400), layout: flow)
        view.layoutIfNeeded()
        #expect(flow.layoutAttributesForItem(at: IndexPath())?.frame == .zero)
        #expect(flow.layoutAttributesForItem(at: [0, 9]) == nil)
    }

    @Test("spacings and insets that are not finite count as zero", arguments: [CGFloat.nan, .infinity, -.infinity])
    func spacings(length: CGFloat) {
        let log = WarningLog()
        let delegate = HostileDelegate(counts: [5])
        delegate.flow.minimumLineSpacing = length
        delegate.flow.minimumInteritemSpacing = length
        delegate.flow.sectionInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        delegate.size = { _ in CGSize(width: 300, height: 40) }
        let view = show(delegate)
        #expect(log.identifiers == ["flow-unusable-number"])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    }

    @Test("insets that are larger than the view leave one item per line")
    func hugeInsets() {
        let log = WarningLog()
        let delegate = HostileDelegate(counts: [3])
        delegate.flow.sectionInset = UIEdgeInsets(top: 0, left: 400, bottom: 0, right: 400)
        delegate.size = { _ in CGSize(width: 50, height: 40) }
        let view = show(delegate)
        #expect((0..<3).map { delegate.flow.layoutAttributesForItem(at: [0, $0])?.frame.minY } == [0, 50, 100])
        #expect(view.contentSize == CGSize(width: 300, height: 140))
        #expect(log.identifiers == ["flow-invalid-sizes"])
    }

    @Test("items that are too wide are reported once, in UIKit's wording, with item, insets and available width (R35)")
    func tooWide() {
        let log = WarningLog()
        let delegate = HostileDelegate(counts: [2, 3])
        delegate.flow.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 16)
        delegate.size = { CGSize(width: $0 == [1, 1] ? 273 : 272, height: 40) }
        let view = show(delegate)
        delegate.flow.invalidateLayout()
        view.layoutIfNeeded()
        #expect(log.identifiers == ["flow-invalid-sizes"])
        let lines = (log.messages.first ?? "").split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(3) == [
                "The behavior of the UICollectionViewFlowLayout is not defined because:",
                "the item width must be less than the width of the UICollectionView minus the section insets left and "
                    + "right values, minus the content insets left and right values.",
                "Please check the values returned by the delegate.",
            ])
        #expect(
            lines.suffix(5) == [
                "  seen           item 1 1 is 273.0 points in width",
                "  available      272.0 points of 300.0",
                "  section inset  12.0 left, 16.0 right",
                "  content inset  0.0 left, 0.0 right",
                "  try            a smaller width from collectionView(_:layout:sizeForItemAt:), or smaller insets",
            ])
    }

    @Test("a delegate that reloads while it is asked for a size is asked again, once")
    func reloading() {
        let delegate = HostileDelegate(counts: [5, 5])
        delegate.size = { [unowned delegate] path in
            if path == [0, 3], delegate.source.counts.count == 2 {
                delegate.source.counts = [2]
                delegate.view?.reloadData()
            }
            return CGSize(width: 50, height: 40)
        }
        let view = show(delegate)
        #expect(view.visibleCells.count == 2)
        #expect(view.contentSize.height == 40)
    }

    @Test("a delegate that sets the layout's properties while it is asked for a size gets its layout")
    func setting() {
        let delegate = HostileDelegate(counts: [4])
        delegate.size = { [unowned delegate] _ in
            delegate.flow.minimumLineSpacing = 25
            return CGSize(width: 300, height: 40)
        }
        let view = show(delegate)
        #expect(view.visibleCells.map(\.frame.minY) == [0, 65, 130, 195])
    }

    @Test("a delegate that changes the layout at each question for a size is stopped, with a warning")
    func restless() {
        let log = WarningLog()
        let delegate = HostileDelegate(counts: [4])
        delegate.size = { [unowned delegate] _ in
            delegate.flow.minimumLineSpacing += 1
            return CGSize(width: 300, height: 40)
        }
        _ = show(delegate)
        #expect(log.identifiers.contains("endless-layout"))
    }

    @Test(
        "whatever the delegate returns and does, the views shown match the layout",
        arguments: SeededGenerator.seeds(1..<150))
    func fuzz(seed: UInt64) {
        let log = WarningLog()
        var generator = SeededGenerator(seed: seed)
        let delegate = HostileDelegate(seed: seed, &generator)
        let size = CGSize(
            width: generator.pick(from: [0, 1, 99.5, 300]), height: generator.pick(from: [0, 50, 200.5, 400]))
        let view = show(delegate, size: size)
        for step in 0..<12 {
            delegate.disturb(view, &generator)
            #expect(delegate.stage?.settle() == true, "UIKIT_SEED=\(seed), step \(step)")
            delegate.check(view, "UIKIT_SEED=\(seed), step \(step)")
        }
        withExtendedLifetime(log) {}
    }
}
