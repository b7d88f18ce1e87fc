import CoreGraphics
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A recorded list. Cells, headers and footers are as high as they were there, because that depends on fonts: what is compared is where
/// they are.
@MainActor final class ListRun: NSObject, UICollectionViewDataSource {
    private(set) var table = FixtureTable()
    private let inputs: FixtureJSON
    private let measured: FixtureJSON
    private let counts: [Int]
    private let stage: Stage
    private var view: UICollectionView!

    private static let header = UICollectionView.elementKindSectionHeader
    private static let footer = UICollectionView.elementKindSectionFooter

    /// Returns nil for a case about something else.
    init?(_ json: FixtureJSON) throws {
        guard let topic = json["topic"].string, topic.hasPrefix("list"), let name = json["name"].string else {
            return nil
        }
        (inputs, measured) = (json["inputs"], json["measured"])
        let isOnPhone16 = topic == "list-separator" || json["source"].string?.contains("iPhone 16") == true
        let size = inputs["view"].size ?? CGSize(width: 393, height: 852)
        stage = Stage(size: size, scale: isOnPhone16 ? 3 : 2)
        counts = inputs["sections"].numbers.isEmpty ? Self.counts(of: name) : inputs["sections"].numbers.map { Int($0) }
        super.init()
        var configuration = try Self.configuration(inputs)
        if name == "list/separators-above-rows" || name == "list/separators-custom-leading" {
            configuration.itemSeparatorHandler = Self.lineAbove
        }
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        view.register(Row.self, forCellWithReuseIdentifier: "row")
        for kind in [Self.header, Self.footer] {
            view.register(Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        stage.show(view)
        stage.settle()
        topic == "list-separator" ? compareLines() : compareFrames(measured, isOnScreen: false)
        if let offset = inputs["scrolledTo"].number {
            view.contentOffset.y = offset
            stage.settle()
            compareFrames(json["scrolled"], isOnScreen: true)
        }
    }

    private static func counts(of name: String) -> [Int] {
        name.hasPrefix("list/separators") ? [4, 4] : [2, 2]
    }

    private static func configuration(_ inputs: FixtureJSON) throws -> UICollectionLayoutListConfiguration {
        let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
        ]
        var configuration = UICollectionLayoutListConfiguration(
            appearance: appearances[inputs["appearance"].string ?? "insetGrouped"] ?? .insetGrouped)
        let mode = inputs["headerMode"].string ?? (inputs["same"].string?.contains("with-supp") == true ? "supp" : "")
        if mode.hasPrefix("supp") { configuration.headerMode = .supplementary }
        if mode == "firstItemInSection" { configuration.headerMode = .firstItemInSection }
        if inputs["footerMode"].string == "supplementary" { configuration.footerMode = .supplementary }
        configuration.headerTopPadding = inputs["headerTopPadding"].number
        return configuration
    }

    /// Returns lines as in the recorder: a line above each row but the first, 48 points from the leading edge.
    private static func lineAbove(
        _ path: IndexPath, _ common: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration {
        var own = common
        own.bottomSeparatorVisibility = .hidden
        own.topSeparatorVisibility = path.item == 0 ? .hidden : .visible
        own.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0)
        return own
    }

    // MARK: Compared

    private func compareFrames(_ expected: FixtureJSON, isOnScreen: Bool) {
        let shift = isOnScreen ? view.contentOffset.y : 0
        func onScreen(_ frame: CGRect?) -> CGRect? { frame?.offsetBy(dx: 0, dy: -shift) }
        for (name, frame) in expected["items"].dictionary {
            let cell = view.cellForItem(at: Self.path(name))
            let found = cell?.frame ?? view.layoutAttributesForItem(at: Self.path(name))?.frame
            table.compareFrames("item \(name)", frame.rect, onScreen(found))
        }
        for section in counts.indices {
            for (kind, name) in [(Self.header, "header"), (Self.footer, "footer")] {
                guard let frame = expected["\(name)\(section)"].rect else { continue }
                let found = view.layoutAttributesForSupplementaryElement(
                    ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
                table.compareFrames("\(name) \(section)", frame, onScreen(found))
            }
        }
        if let size = expected["contentSize"].size {
            table.compareFrames(
                "content", CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: view.contentSize))
        }
        compareCorners(expected)
    }

    private func compareCorners(_ expected: FixtureJSON) {
        let masks = expected["maskedCorners"]
        for (name, item) in [("first", 0), ("middle", 1), ("last", counts[0] - 1)] where masks.value != nil {
            let layer = view.cellForItem(at: IndexPath(item: item, section: 0))?.layer
            table.compare("corners \(name)", masks[name].number, layer.map { CGFloat($0.maskedCorners.rawValue) })
        }
        let radii = expected["cellCornerRadius"]
        for (name, item) in [("firstTop", 0), ("middle", 1), ("lastBottom", counts[0] - 1)] where radii.value != nil {
            let layer = view.cellForItem(at: IndexPath(item: item, section: 0))?.layer
            table.compare("radius \(name)", radii[name].number, layer?.cornerRadius)
        }
    }

    /// Compares the lines, which belong to cells here, and to the collection view in the recording.
    private func compareLines() {
        let lines = view.visibleCells.flatMap { cell in
            cell.subviews.filter { $0.frame.height == 1 && !$0.isHidden && $0 !== cell.contentView }
                .map { (frame: cell.convert($0.frame, to: view), color: $0.backgroundColor) }
        }
        let expected = measured["frames"].array.compactMap(\.rect)
        table.compare("lines", expected.count, lines.count)
        for (index, (expected, found)) in zip(expected, lines).enumerated() {
            table.compareFrames("line \(index)", expected, found.frame)
        }
        let numbers = measured["color"].numbers
        guard !numbers.isEmpty, let color = lines.first?.color?.resolvedColor(with: view.traitCollection).cgColor else {
            return
        }
        for (expected, found) in zip(numbers, color.components ?? []) {
            table.compareWithin("colour", 0.001, expected, found)
        }
    }

    private static func path(_ name: String) -> IndexPath {
        let numbers = name.split(separator: "-").compactMap { Int($0) }
        return IndexPath(item: numbers[1], section: numbers[0])
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        let items = measured["items"].dictionary
        let known = items["\(indexPath.section)-\(indexPath.item)"]?.rect
        (cell as? Row)?.height = known?.height ?? (items["0-1"] ?? items["0-0"])?.rect?.height ?? 50 + 1.0 / 3
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        // In the case with ten rows, only the rows were printed.
        (view as? Edge)?.height = measured[kind == Self.header ? "header0" : "footer0"].rect?.height ?? 36 + 1.0 / 3
        return view
    }

    /// A row of the recorded height, rounded to a pixel: recordings were printed with four digits.
    private final class Row: UICollectionViewCell {
        var height: CGFloat = 0

        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let scale = traitCollection.displayScale
            attributes.size.height = (height * scale).rounded() / scale
            return attributes
        }
    }

    private final class Edge: UICollectionReusableView {
        var height: CGFloat = 0

        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let scale = traitCollection.displayScale
            attributes.size.height = (height * scale).rounded() / scale
            return attributes
        }
    }
}
