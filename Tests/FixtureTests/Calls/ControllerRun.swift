import UIKit
import UIKitTesting

/// Repeats a case about a collection view controller, and compares the recorded events.
@MainActor final class ControllerRun {
    private(set) var table = FixtureTable()
    private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)
    private let controller = TracingController()
    private let expected: [FixtureJSON]

    /// Returns nil for a case of another form.
    init?(_ json: FixtureJSON) throws {
        guard json["name"].string?.hasPrefix("controller/") == true else { return nil }
        let scenario = json["scenario"]
        expected = json["expected"].array
        if let clears = scenario["clearsSelectionOnViewWillAppear"].bool {
            controller.clearsSelectionOnViewWillAppear = clears
            if let container = scenario["container"].string {
                showFirst(isInNavigation: container == "navigation controller")
            } else {
                comeBack(animated: scenario["animated"].bool ?? true)
            }
            compareSelection()
        } else if expected.contains(where: { $0["event"].string == "replaceCollectionView" }) {
            compareStructure()
        } else {
            return nil
        }
    }

    // MARK: Selection

    /// Selects an item before the controller appears for the first time.
    private func showFirst(isInNavigation: Bool) {
        controller.selectFirst()
        controller.note("selectedBeforeFirstAttachment")
        stage.window.rootViewController =
            isInNavigation ? UINavigationController(rootViewController: controller) : controller
        if !isInNavigation { controller.note("makeVisibleReturned") }
        stage.settle()
        controller.note("settled")
    }

    private func comeBack(animated: Bool) {
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        controller.selectFirst()
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        controller.clearNotes()
        navigation.popViewController(animated: animated)
        stage.settle()
        controller.note("settled")
    }

    private func compareSelection() {
        let names = Set(expected.compactMap { $0["event"].string })
        let seen = controller.notes.filter { names.contains($0.event) }
        let wanted = expected.filter { !isTooEarly($0) }
        table.compare("events", wanted.map { $0["event"].string ?? "" }, seen.map(\.event))
        for (wanted, seen) in zip(wanted, seen) {
            table.compare(
                "selected at \(seen.event)", wanted["selected"].array.map { $0.numbers.map { Int($0) } }, seen.selected)
            table.compare("in a window at \(seen.event)", wanted["inWindow"].bool, seen.isInWindow)
        }
    }

    /// Returns whether UIKit is later here: its navigation controller adds its first screen in its first layout.
    private func isTooEarly(_ event: FixtureJSON) -> Bool {
        event["event"].string == "makeVisibleReturned" && event["inWindow"].bool == false
    }

    // MARK: Structure

    private func compareStructure() {
        for event in expected {
            switch event["event"].string {
            case "beforeLoad": compareUnloaded(event)
            case "loaded": compareLoaded(event)
            default: compareReplacement(event)
            }
        }
    }

    /// Compares an event before the view is loaded, when most properties do not exist yet.
    private func compareUnloaded(_ event: FixtureJSON) {
        table.compare("is loaded", event["isViewLoaded"].bool, controller.isViewLoaded)
        table.compare(
            "clears", event["clearsSelectionOnViewWillAppear"].bool, controller.clearsSelectionOnViewWillAppear)
    }

    private func compareLoaded(_ event: FixtureJSON) {
        controller.loadViewIfNeeded()
        guard let view = controller.view, let collectionView = controller.collectionView else { return }
        table.compare("the view is the collection view", event["viewIsCollectionView"].bool, view === collectionView)
        table.compare(
            "subviews", event["viewSubviews"].array.map { $0.string ?? "" }, view.subviews.map { "\(type(of: $0))" })
        table.compareFrames("frame", event["collectionFrame"].rect, collectionView.frame)
        table.compareFrames("the view's frame", event["viewFrame"].rect, view.frame)
        compare(collectionView, with: event, mask: "collectionAutoresizingMask")
        table.compare("data source", event["dataSourceIsController"].bool, collectionView.dataSource === controller)
        table.compare("delegate", event["delegateIsController"].bool, collectionView.delegate === controller)
        table.compare("bounces down", event["alwaysBounceVertical"].bool, collectionView.alwaysBounceVertical)
        table.compare("bounces sideways", event["alwaysBounceHorizontal"].bool, collectionView.alwaysBounceHorizontal)
    }

    private func compareReplacement(_ event: FixtureJSON) {
        guard let old = controller.collectionView else { return }
        let layout = controller.collectionViewLayout
        let new = UICollectionView(
            frame: CGRect(x: 1, y: 2, width: 3, height: 4), collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = new
        table.compareFrames("new frame", event["newFrame"].rect, new.frame)
        compare(new, with: event, mask: "newAutoresizingMask")
        table.compare("new data source", event["newDataSourceIsController"].bool, new.dataSource === controller)
        table.compare("old data source", event["oldDataSourceCleared"].bool, old.dataSource == nil)
        table.compare("old is removed", event["oldRemoved"].bool, old.superview == nil)
        table.compare(
            "layout", event["controllerLayoutStillOriginal"].bool, controller.collectionViewLayout === layout)
    }

    private func compare(_ view: UIView, with event: FixtureJSON, mask: String) {
        table.compare(mask, event[mask].number, CGFloat(view.autoresizingMask.rawValue))
    }
}
