import UIKit
import UIKitTesting

/// Does with a collection view of rows what a case about a table view's batch did: one row more, with and without a window
/// and animation.
@MainActor final class BatchRun: NSObject, UICollectionViewDataSource {
    private(set) var table = FixtureTable()
    private var rows: Int

    /// Returns nil for a case of another form.
    init?(_ json: FixtureJSON) {
        let scenario = json["scenario"]
        guard json["name"].string?.hasPrefix("table-batch/") == true, let before = scenario["rowsBefore"].number,
            let after = scenario["rowsAfter"].number, let isInWindow = scenario["inWindow"].bool,
            let isAnimated = scenario["animationsEnabled"].bool
        else { return nil }
        rows = Int(before)
        super.init()
        run(from: Int(before), to: Int(after), isInWindow, isAnimated, json["expected"].array)
    }

    private func run(from before: Int, to after: Int, _ isInWindow: Bool, _ isAnimated: Bool, _ expected: [FixtureJSON])
    {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        stage.settle()
        let view = UICollectionView(
            frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        if isInWindow { stage.show(view) } else { view.layoutIfNeeded() }
        var events: [String] = []
        let update = { [self] in
            view.performBatchUpdates(
                { [self] in
                    events.append("updatesBlock")
                    rows = after
                    view.insertItems(at: (before..<after).map { IndexPath(item: $0, section: 0) })
                }, completion: { events.append("completion \($0), \(view.numberOfItems(inSection: 0)) rows") })
            events.append(
                "callReturned, \(view.numberOfItems(inSection: 0)) rows, \(view.visibleCells.count) visible")
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
        stage.settle()
        table.compare("events", expected.map(Self.text), events)
    }

    private static func text(_ event: FixtureJSON) -> String {
        let rows = event["rows"].number.map { Int($0) } ?? 0
        switch event["event"].string {
        case "callReturned": return "callReturned, \(rows) rows, \(Int(event["visible"].number ?? 0)) visible"
        case "completion": return "completion \(event["finished"].bool ?? false), \(rows) rows"
        default: return event["event"].string ?? ""
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }
}
