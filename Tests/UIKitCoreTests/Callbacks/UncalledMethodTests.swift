import ProgramSymbols
import Testing

@testable import UIKitCore

/// Each class is described by the names that the compiler gives its methods.
@Suite("Methods that are never called") struct UncalledMethodTests {
    private static let flow = "UIKitCore.UICollectionViewDelegateFlowLayout"
    private static let delegate = "UIKitCore.UICollectionViewDelegate"
    private static let size =
        "collectionView(_: UIKitCore.UICollectionView, layout: UIKitCore.UICollectionViewLayout, sizeForItemAt: Foundation.IndexPath)"
        + " -> CoreGraphics.CGSize"
    private static let select =
        "collectionView(_: UIKitCore.UICollectionView, didSelectItemAt: Foundation.IndexPath) -> ()"
    private static let deselect =
        "collectionView(_: UIKitCore.UICollectionView, didDeselectItemAt: Foundation.IndexPath) -> ()"

    private static let protocols: [String: Set<MethodSignature>] = [
        flow: signatures([size]),
        delegate: signatures([
            select, deselect, "scrollViewDidScroll(_: UIKitCore.UIScrollView) -> ()",
            "numberOfSections(in: UIKitCore.UICollectionView) -> Swift.Int",
            "collectionView(_: UIKitCore.UICollectionView, willDisplay: UIKitCore.UICollectionViewCell, forItemAt: Foundation.IndexPath) -> ()",
            "gestureRecognizer(_: UIKitCore.UIGestureRecognizer, shouldReceive: UIKitCore.UITouch) -> Swift.Bool",
        ]),
    ]

    private static func signatures(_ texts: [String]) -> Set<MethodSignature> {
        Set(texts.compactMap { MethodSignature($0) })
    }

    private func wall(
        _ methods: [String], adopts: [String] = [delegate, flow], named name: String = "Feed.Wall",
        others: [String] = []
    ) -> ClassSymbols {
        var conformances = adopts.reduce(into: [:]) { $0[$1] = Self.protocols[$1]! }
        if !others.isEmpty { conformances["Feed.Helper"] = Self.signatures(others) }
        return ClassSymbols(
            name: name, methods: methods.compactMap { MethodSignature("\(name).\($0)", of: name) },
            conformances: conformances)
    }

    private func mistakes(_ classes: ClassSymbols...) -> [UncalledMethod] {
        UncalledMethod.all(in: classes, protocols: Self.protocols)
    }

    @Test("correct methods, and the app's own methods of other types, are not reported")
    func right() {
        #expect(mistakes(wall([Self.size, Self.select])).isEmpty)
        #expect(mistakes(wall([])).isEmpty)
        let own = [
            "align() -> ()",
            "collectionView(_: UIKitCore.UICollectionView, heightForItemAt: Foundation.IndexPath) -> CoreGraphics.CGFloat",
        ]
        #expect(mistakes(wall(own)).isEmpty)
    }

    @Test(
        "methods with old names are reported with the name to write",
        arguments: [
            (
                "collectionView(_: UIKitCore.UICollectionView, layout: UIKitCore.UICollectionViewLayout, sizeForItemAtIndexPath: Foundation.IndexPath)"
                    + " -> CoreGraphics.CGSize", "collectionView(_:layout:sizeForItemAt:)"
            ),
            (
                "collectionView(collectionView: UIKitCore.UICollectionView, didSelectItemAtIndexPath: Foundation.NSIndexPath) -> ()",
                "collectionView(_:didSelectItemAt:)"
            ),
            (
                "collectionView(_: UIKitCore.UICollectionView, willDisplayCell: UIKitCore.UICollectionViewCell, forItemAtIndexPath: Foundation.IndexPath)"
                    + " -> ()", "collectionView(_:willDisplay:forItemAt:)"
            ),
            ("numberOfSectionsInCollectionView(_: UIKitCore.UICollectionView) -> Swift.Int", "numberOfSections(in:)"),
            (
                "gestureRecognizer(_: UIKitCore.UIGestureRecognizer, shouldReceiveTouch: UIKitCore.UITouch) -> Swift.Bool",
                "gestureRecognizer(_:shouldReceive:)"
            ),
        ])
    func oldNames(method: String, expected: String) throws {
        let mistake = try #require(mistakes(wall([method])).first)
        #expect(mistake.reason == .name)
        #expect(mistake.expected.name == expected)
    }

    @Test(
        "methods with slips of the keyboard in their names are reported",
        arguments: [
            "collectionView(_: UIKitCore.UICollectionView, didSelectItemsAt: Foundation.IndexPath) -> ()",
            "collectionView(_: UIKitCore.UICollectionView, didSeletcItemAt: Foundation.IndexPath) -> ()",
            "collectionView(_: UIKitCore.UICollectionView, didselectitemat: Foundation.IndexPath) -> ()",
            "colectionView(_: UIKitCore.UICollectionView, didSelectItmAt: Foundation.IndexPath) -> ()",
        ])
    func misspelt(method: String) throws {
        let mistake = try #require(mistakes(wall([method])).first)
        #expect(mistake.reason == .name)
        #expect(mistake.expected.name == "collectionView(_:didSelectItemAt:)")
    }

    @Test(
        "methods with similar names that mean something else are not reported",
        arguments: [
            "collectionView(_: UIKitCore.UICollectionView, didInspectItemAt: Foundation.IndexPath) -> ()",
            "collectionView(_: UIKitCore.UICollectionView, didSelectItemsAt: [Foundation.IndexPath]) -> ()",
            "scrollViewDidScrollToPage(_: UIKitCore.UIScrollView) -> ()",
            "scrollViewDidScroll(_: UIKitCore.UIScrollView, to: Swift.Int) -> ()",
            "didScroll(_: UIKitCore.UIScrollView) -> ()", "sections(in: UIKitCore.UICollectionView) -> Swift.Int",
        ])
    func similar(method: String) { #expect(mistakes(wall([method])).isEmpty) }

    @Test("an old name beside the right method, or in a protocol of the app, is not reported")
    func helpers() {
        let old = "collectionView(_: UIKitCore.UICollectionView, didSelectItemAtIndexPath: Foundation.IndexPath) -> ()"
        #expect(mistakes(wall([old, Self.select])).isEmpty)
        #expect(mistakes(wall([old], others: [old])).isEmpty)
        #expect(mistakes(wall([old])).count == 1)
    }

    @Test("the right name with other types is reported, unless the right method is there, too")
    func types() throws {
        let other = "collectionView(_: UIKitCore.UICollectionView, didSelectItemAt: Foundation.NSIndexPath) -> ()"
        let mistake = try #require(mistakes(wall([other])).first)
        #expect(mistake.reason == .types)
        #expect(mistakes(wall([other, Self.select])).isEmpty)
        let waits = "collectionView(_: UIKitCore.UICollectionView, didSelectItemAt: Foundation.IndexPath) async -> ()"
        #expect(mistakes(wall([waits])).map(\.reason) == [.types])
    }

    @Test("a private method is reported")
    func privateMethod() {
        let hidden = Self.select.replacing("collectionView(_", with: "(collectionView in _18F3)(_")
        #expect(mistakes(wall([hidden])).map(\.reason) == [.isPrivate])
    }

    @Test("a flow layout delegate's method in a class without that protocol is reported")
    func notAdopted() {
        #expect(mistakes(wall([Self.size], adopts: [Self.delegate])).map(\.reason) == [.protocolNotAdopted])
    }

    @Test("a method in a subclass of the class that adopts the protocol is reported, unless it overrides")
    func subclass() {
        let sub = wall([Self.select], adopts: [], named: "Feed.TallWall")
        #expect(mistakes(sub, wall([])).map(\.reason) == [.subclass(of: "Feed.Wall")])
        #expect(mistakes(sub, wall([Self.select])).isEmpty)
        #expect(mistakes(wall([]), wall([Self.select], adopts: [], named: "Feed.Base")).isEmpty)
        let framework = ClassSymbols(
            name: "UIKitCore.UICollectionViewController", methods: [], conformances: [Self.delegate: []])
        #expect(mistakes(sub, framework).isEmpty)
    }

    @Test("a message names types as they are written in code")
    func message() throws {
        let zoom = "viewForZooming(in: UIKitCore.UIScrollView) -> Swift.Optional<UIKitCore.UIView>"
        let old = zoom.replacing("viewForZooming(in:", with: "viewForZoomingInScrollView(_:")
        let mistakes = UncalledMethod.all(
            in: [wall([old], named: "Feed.(Wall in _18F3)")], protocols: [Self.delegate: Self.signatures([zoom])])
        #expect(
            try #require(mistakes.first).message == """
                UIKit never calls viewForZoomingInScrollView(_:) of Wall.
                  expected       UICollectionViewDelegate has viewForZooming(in:)
                  likely cause   an old or misspelt name
                  try            func viewForZooming(in: UIScrollView) -> UIView?
                """)
    }

    @Test("a method for menus, which UIKit calls on iOS, is reported in a delegate")
    func notBuilt() throws {
        let menu =
            "collectionView(_: UIKitCore.UICollectionView, shouldShowMenuForItemAt: Foundation.IndexPath) -> Swift.Bool"
        #expect(
            try #require(mistakes(wall([menu])).first).message == """
                UIKit never calls collectionView(_:shouldShowMenuForItemAt:) of Wall.
                  expected       a method of UICollectionViewDelegate that is built
                  likely cause   menus of items aren't built yet
                  try            swipe actions in a list, or a sheet from a UILongPressGestureRecognizer
                """)
        #expect(mistakes(wall([menu], adopts: [])).isEmpty)
    }

    @Test(
        "the distance between two names counts inserted, deleted, replaced and swapped letters",
        arguments: [("ab", "ab", 0), ("ab", "ba", 1), ("abc", "ac", 1), ("abc", "abcde", 2), ("abc", "xbz", 2)])
    func distance(_ first: String, _ second: String, _ distance: Int) {
        #expect(Array(first).distance(to: Array(second), atMost: 2) == distance)
        #expect(Array(second).distance(to: Array(first), atMost: 2) == distance)
        #expect(Array(first).distance(to: Array(second), atMost: distance - 1) == nil)
    }
}
