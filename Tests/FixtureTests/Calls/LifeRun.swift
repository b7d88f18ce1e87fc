import UIKit
import UIKitTesting

/// Does what a life/ case describes with a flow layout that notes its calls: what is asked when a layout is made, scrolled,
/// invalidated and taken off the screen.
@MainActor final class LifeRun {
    private(set) var table = FixtureTable()
    private let json: FixtureJSON
    private var scenario: FixtureJSON { json["scenario"] }
    private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)
    private let notes = LifeNotes()

    /// Returns nil for a case of another form.
    init?(_ json: FixtureJSON) throws {
        guard json["name"].string?.hasPrefix("life/") == true else { return nil }
        self.json = json
        let action = scenario["action"]
        if scenario["collectionView"]["frame"].rect != nil {
            layOutFirst()
        } else if scenario["collectionView"]["bounds"].rect == nil {
            setProperties()
        } else if action["set"].string == "contentOffset" {
            run(from: .zero) { view in
                view.contentOffset = action["value"].point ?? .zero
                self.notes.add("setterReturned")
                view.layoutIfNeeded()
            }
        } else if action["call"].string == "layout.invalidateLayout()" {
            let count = scenario["dataChangedTo"].number.map { Int($0) } ?? 5
            run { view in
                self.notes.itemCount = count
                view.collectionViewLayout.invalidateLayout()
                self.notes.add("callReturned")
                view.layoutIfNeeded()
            }
        } else if action.string == "removeFromSuperview" {
            run { $0.removeFromSuperview() }
        } else {
            throw FixtureError(description: "It does something that is not known here.")
        }
    }

    // MARK: Actions

    private func setProperties() {
        let layout = RecordedFlow(notes)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.delegate = notes
        view.dataSource = notes
        compareEvents()
    }

    /// Lays out two columns; the numbers are those of flow-ios26.json, probe-two-columns-of-100.
    private func layOutFirst() {
        let layout = LoggingFlow(notes)
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        notes.itemCount = Int(scenario["collectionView"]["items"].numbers.first ?? 0)
        let view = UICollectionView(
            frame: scenario["collectionView"]["frame"].rect ?? .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = notes
        notes.clear()
        stage.show(view)
        compareEvents()
    }

    /// Shows the recorded masonry, scrolled to where the case begins.
    private func run(from start: CGPoint? = nil, _ action: (UICollectionView) -> Void) {
        let bounds = scenario["collectionView"]["bounds"].rect ?? .zero
        let layout = RecordedFlow(notes)
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: bounds.size), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = notes
        stage.show(view)
        if let size = scenario["collectionView"]["contentSize"].size, size.height > 215 {
            notes.itemCount = 6
            layout.invalidateLayout()
            view.layoutIfNeeded()
        }
        view.contentOffset = start ?? bounds.origin
        view.layoutIfNeeded()
        notes.clear()
        action(view)
        compareEvents()
        compare(view, with: json["after"])
    }

    // MARK: Comparing

    private func compareEvents() {
        let expected = json["expected"].array.map(Self.text)
        let seen = notes.events
        for index in 0..<max(expected.count, seen.count) {
            let (wanted, found) = (
                index < expected.count ? expected[index] : "nothing", index < seen.count ? seen[index] : "nothing"
            )
            table.compare("call \(index)", wanted, found)
        }
    }

    private static func text(_ event: FixtureJSON) -> String {
        var words = [event["event"].string ?? ""]
        if let rect = event["newBounds"].rect ?? event["rect"].rect { words.append("\(rect)") }
        let isCount = words[0].contains("numberOfItems")
        if let count = event["answerCount"].number ?? (isCount ? event["answer"].number : nil) {
            words.append("\(Int(count))")
        }
        if let size = event["answer"].size { words.append("\(size)") }
        let path = event["indexPath"].numbers
        if path.count == 2 { words.append("\(Int(path[1]))") }
        return words.joined(separator: " ")
    }

    private func compare(_ view: UICollectionView, with after: FixtureJSON) {
        guard after.value != nil else { return }
        if let offset = after["contentOffset"].point { table.compare("offset", offset, view.contentOffset) }
        if let size = after["contentSize"].size { table.compare("content", size, view.contentSize) }
        let visible = after["visibleItems"].array.map { $0.numbers.map { Int($0) } }
        table.compare("visible", visible, view.indexPathsForVisibleItems.map { Array($0) })
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        table.compare("header", true, header == nil)
    }
}

extension FixtureJSON {
    fileprivate var point: CGPoint? {
        numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }
}
