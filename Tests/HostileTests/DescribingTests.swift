import Foundation
import Testing
import UIKit
import UIKitTesting

/// A failed test describes the values that it compared, and with them everything that a view refers to.
@Suite("Reflection with Mirror") struct DescribingTests {
    @Test("every value of a collection view can be reflected")
    func collectionView() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                list.stage.settle()
                var walk = Walk()
                walk.take(list.view)
                try #require(walk.count > 500)
            }
        }
        #expect(end.said == "")
    }

    @Test("every value of a page of texts, buttons and orthogonal sections can be reflected")
    func page() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let size = NSCollectionLayoutSize(
                    widthDimension: .absolute(100), heightDimension: .estimated(100))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                section.orthogonalScrollingBehavior = .groupPaging
                let list = ScriptedList(layout: UICollectionViewCompositionalLayout(section: section))
                let (label, button) = (UILabel(), UIButton(type: .system))
                label.text = "text"
                button.setTitle("title", for: .normal)
                list.view.addSubview(label)
                list.view.addSubview(button)
                list.show()
                list.stage.settle()
                var walk = Walk()
                walk.take(list.stage.window)
                try #require(walk.count > 500)
            }
        }
        #expect(end.said == "")
    }
}

/// Goes through a value's parts, and theirs, and describes each.
private struct Walk {
    private(set) var count = 0
    private var seen: Set<ObjectIdentifier> = []
    private static let mostValues = 20_000

    mutating func take(_ value: Any, depth: Int = 0) {
        guard depth < 24, count < Self.mostValues else { return }
        count += 1
        _ = String(describing: value).count
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
        var part: Mirror? = mirror
        while let one = part {
            for child in one.children { take(child.value, depth: depth + 1) }
            part = one.superclassMirror
        }
    }
}
