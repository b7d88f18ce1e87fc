import CReference
import UIKit
import BenchmarkSupport

/// Work whose instructions are counted. In callgrind only the part between start and stop counts.
@MainActor enum CountedScene: String, CaseIterable {
    case flow = "flow an item"
    case askedFlow = "flow asked an item"
    case flowInC = "flow in C an item"
    case fixedPrepare = "grid prepare"
    case gridQuery = "grid query"
    case gridQueryInC = "grid query in C"
    case attributes = "attributes query"
    case flowQuery = "flow query"
    case flowInsertion = "flow insertion"
    case flowInsertionInC = "flow insertion in C"
    case flowHeight = "flow other height"
    case composedSolve = "composition solved"
    case composedQuery = "composition query"
    case composedHeight = "composition other height"
    case composedInsertion = "composition insertion"
    case composedStep = "composition list step"
    case scrollStep = "scroll step"
    case customScrollStep = "scroll step custom layout"
    case plainSheetStep = "plain spreadsheet step"
    case leanSheetStep = "lean spreadsheet step"
    case gridInsertion = "insertion through the view"
    case frame = "frame after a step"
    case firstLayout = "first layout"
    case movingLayer = "moving layer a frame"
    case flingPhysics = "fling physics a frame"
    case labelMeasured = "label measured"
    case labelMeasuredAgain = "label measured again"
    case labelBroken = "label broken into lines"
    case labelShown = "label shown"
    case constrainedCell = "constrained cell measured"
    case constrainedCellPlaced = "constrained cell laid out"
    case chainLink = "chain of 1000 views, last link"
    case feedRow = "feed row"
    case feedRowCommitted = "feed row in a frame"
    case feedLayout = "feed first layout"
    case openingStack = "stack of 20 opens, a frame"
    case contentRow = "list content row"
    case handmadeRow = "the same row by hand"
    case contentFeed = "list content row in a frame"
    case handmadeFeed = "that row by hand in a frame"
    case alikeState = "state that looks the same"
    case listLayout = "list first layout"
    case listStep = "list step"
    case listByFlow = "the same rows by a flow layout, a step"
    case swipe = "row that is swiped, a frame"
    case nibCell = "cell from a XIB"
    case codedCell = "that cell in code"

    /// Does the work, and returns how often. The count is divided by this number.
    func run() -> Int {
        switch self {
        case .flow: flow(asking: false)
        case .askedFlow: flow(asking: true)
        case .flowInC: flowInC()
        case .fixedPrepare: fixedPrepare()
        case .gridQuery: gridQuery()
        case .gridQueryInC: gridQueryInC()
        case .attributes: attributes()
        case .flowQuery: flowQuery()
        case .flowInsertion: flowInsertion()
        case .flowInsertionInC: flowInsertionInC()
        case .flowHeight: flowHeight()
        case .composedSolve: composition(.grid(itemCount: Self.itemCount)) { $0.solve() }
        case .composedQuery: composition(.grid(itemCount: Self.itemCount)) { _ = $0.run(from: 4_000) }
        case .composedHeight: composition(.measuredList(itemCount: Self.itemCount)) { $0.resize(5_000) }
        case .composedInsertion: composition(.measuredList(itemCount: Self.itemCount)) { $0.insertAndRemove(at: 5_000) }
        case .composedStep: scrollSteps(ListLayouts.composed)
        case .scrollStep: scrollSteps(UICollectionViewFlowLayout())
        case .customScrollStep: scrollSteps(CachedGridLayout())
        case .plainSheetStep: sheetSteps(GridLayout())
        case .leanSheetStep: sheetSteps(LeanGridLayout())
        case .gridInsertion: gridInsertions()
        case .frame: frames()
        case .firstLayout: firstLayout()
        case .movingLayer: movingLayers()
        case .flingPhysics: flingPhysics()
        case .labelMeasured: labels { $0.measureLine() }
        case .labelMeasuredAgain: labels { $0.measureAgain() }
        case .labelBroken: labels { $0.measureLines() }
        case .labelShown: labels { $0.show() }
        case .constrainedCell: constrainedCells { _ = $0.measure() }
        case .constrainedCellPlaced: constrainedCells { $0.measureAndLayOut() }
        case .chainLink: chainLinks()
        case .feedRow: feedRows(andFrames: false)
        case .feedRowCommitted: feedRows(andFrames: true)
        case .feedLayout: feedLayout()
        case .openingStack: openings()
        case .contentRow: rows { $0.bindConfigured($1) }
        case .handmadeRow: rows { $0.bindByHand($1) }
        case .contentFeed: rowsOfFeed(ConfiguredFeed(isConfigured: true))
        case .handmadeFeed: rowsOfFeed(ConfiguredFeed(isConfigured: false))
        case .alikeState: rows { rows, _ in rows.changeState() }
        case .listLayout: listLayout()
        case .listStep: listSteps(SettingsList(.list))
        case .listByFlow: listSteps(SettingsList(.flow))
        case .swipe: swipes()
        case .nibCell: nibCells { $0.fromNib() }
        case .codedCell: nibCells { $0.byHand() }
        }
    }

    /// Whether this is what our scenes are compared with, and has no limit of its own.
    var isAnchor: Bool {
        [.flowInC, .gridQueryInC, .flowInsertionInC, .handmadeRow, .handmadeFeed, .listByFlow, .codedCell]
            .contains(self)
    }

    private static let itemCount = 10_000
    private static let steps = 20

    /// - Parameter asking: Whether the delegate returns all sizes again.
    private func flow(asking: Bool) -> Int {
        let scene = MixedFlowScene(lengths: Workload.mixedLengths(Self.itemCount))
        scene.prepare(asking: true)
        scene.prepare(asking: asking)
        scene.forget(asking: asking)
        reference_start_counting()
        scene.layout.prepare()
        reference_stop_counting()
        return Self.itemCount
    }

    private func fixedPrepare() -> Int {
        let scene = GridScene(itemCount: Self.itemCount, layout: UICollectionViewFlowLayout())
        let layout = scene.view.collectionViewLayout
        for _ in 0..<2 {
            layout.invalidateLayout()
            layout.prepare()
        }
        layout.invalidateLayout()
        reference_start_counting()
        layout.prepare()
        reference_stop_counting()
        return 1
    }

    private func flowInC() -> Int {
        let reference = ReferenceFlow(lengths: Workload.mixedLengths(Self.itemCount))
        reference.solve()
        reference_start_counting()
        reference.solve()
        reference_stop_counting()
        return Self.itemCount
    }

    private func labels(_ work: (LabelScene) -> Void) -> Int {
        let scene = LabelScene()
        for _ in 0..<4 { work(scene) }
        reference_start_counting()
        for _ in 0..<Self.steps { work(scene) }
        reference_stop_counting()
        return Self.steps
    }

    /// Runs once with each text before counting, and once counted.
    private func constrainedCells(_ work: (ConstrainedCells) -> Void) -> Int {
        let scene = ConstrainedCells(count: 1)
        let count = ConstrainedCell.Text.all.count
        for _ in 0..<count { work(scene) }
        reference_start_counting()
        for _ in 0..<count { work(scene) }
        reference_stop_counting()
        return count
    }

    private func chainLinks() -> Int {
        let chain = ConstraintChain()
        for _ in 0..<4 { chain.change(ConstraintChain.length - 1) }
        reference_start_counting()
        for _ in 0..<Self.steps { chain.change(ConstraintChain.length - 1) }
        reference_stop_counting()
        return Self.steps
    }

    /// Scrolls through a feed step by step, for each row that comes into view: bound, measured and placed.
    private func feedRows(andFrames: Bool) -> Int {
        let scene = FeedScene(FeedList.posts())
        scene.stage.settle()
        for _ in 0..<100 { scene.step() }
        let bound = scene.list.bound
        for _ in 0..<100 {
            reference_start_counting()
            scene.scroll()
            if !andFrames { reference_stop_counting() }
            scene.stage.settle()
            if andFrames { reference_stop_counting() }
        }
        return scene.list.bound - bound
    }

    private func feedLayout() -> Int {
        let posts = FeedList.posts()
        _ = FeedPicture.all
        reference_start_counting()
        let scene = FeedScene(posts)
        reference_stop_counting()
        precondition(scene.list.bound > 4)
        return 1
    }

    private func openings() -> Int {
        let scene = OpeningStack()
        for _ in 0..<4 { _ = scene.toggle() }
        reference_start_counting()
        let frames = (0..<4).map { _ in scene.toggle().count }
        reference_stop_counting()
        return frames.reduce(0, +)
    }

    /// Runs once with each text before counting, and once counted.
    private func rows(_ work: (ConfiguredRows, _ round: Int) -> Void) -> Int {
        let rows = ConfiguredRows(count: 1)
        rows.bindConfigured(0)
        for round in 0..<1_000 { work(rows, round) }
        reference_start_counting()
        for round in 0..<1_000 { work(rows, round) }
        reference_stop_counting()
        return 1_000
    }

    private func rowsOfFeed(_ feed: ConfiguredFeed) -> Int {
        for _ in 0..<100 { feed.step() }
        reference_start_counting()
        for _ in 0..<100 { feed.step() }
        reference_stop_counting()
        return 100
    }

    private func listLayout() -> Int {
        let list = SettingsList(.list)
        for _ in 0..<2 { list.layOutFirst() }
        reference_start_counting()
        list.layOutFirst()
        reference_stop_counting()
        return 1
    }

    private func listSteps(_ list: SettingsList) -> Int {
        list.layOutFirst()
        for _ in 0..<100 { list.step() }
        reference_start_counting()
        for _ in 0..<100 { list.step() }
        reference_stop_counting()
        return 100
    }

    private func swipes() -> Int {
        let list = SettingsList(.list)
        list.layOutFirst()
        list.beginSwipe()
        for _ in 0..<100 { list.swipeOn() }
        reference_start_counting()
        for _ in 0..<100 { list.swipeOn() }
        reference_stop_counting()
        return 100
    }

    private func nibCells(_ make: (NibCells) -> UIView) -> Int {
        let cells = NibCells()
        for _ in 0..<4 { _ = make(cells) }
        reference_start_counting()
        for _ in 0..<Self.steps { _ = make(cells) }
        reference_stop_counting()
        return Self.steps
    }

    private func gridQuery() -> Int {
        let query = FrameQuery.grid(itemCount: Self.itemCount)
        _ = query.run(from: query.middle)
        reference_start_counting()
        let found = query.run(from: query.middle)
        reference_stop_counting()
        precondition(found == 90)
        return 1
    }

    private func gridQueryInC() -> Int {
        let reference = ReferenceGrid(itemCount: Self.itemCount)
        _ = reference.query(from: 30)
        reference_start_counting()
        let found = reference.query(from: 30)
        reference_stop_counting()
        precondition(found == 90)
        return 1
    }

    /// Asks for 90 attributes objects, of another part of the content each time.
    private func attributes() -> Int {
        let scene = GridScene(itemCount: Self.itemCount, layout: UICollectionViewFlowLayout())
        let layout = scene.view.collectionViewLayout
        var rect = CGRect(origin: CGPoint(x: 0, y: 30), size: Workload.screen)
        precondition(layout.layoutAttributesForElements(in: rect)?.count == 90)
        reference_start_counting()
        for _ in 0..<Self.steps {
            rect.origin.y += 600
            precondition(layout.layoutAttributesForElements(in: rect)?.count == 90)
        }
        reference_stop_counting()
        return Self.steps
    }

    private func flowQuery() -> Int {
        let query = FrameQuery.flow(itemCount: Self.itemCount)
        _ = query.run(from: query.middle)
        reference_start_counting()
        let found = query.run(from: query.middle)
        reference_stop_counting()
        precondition(found > 20)
        return 1
    }

    /// Inserts or removes one item, without a query.
    private func flowInsertion() -> Int {
        var flow = FrameQuery.flow(itemCount: Self.itemCount).flow
        let items = (0..<100).map { ($0 * 997) % Self.itemCount }
        func edit() {
            for item in items {
                flow.insert(CGSize(width: 77, height: 41), at: item)
                flow.remove(at: item)
            }
        }
        edit()
        reference_start_counting()
        edit()
        reference_stop_counting()
        return 2 * items.count
    }

    private func flowInsertionInC() -> Int {
        let lengths = Workload.mixedLengths(Self.itemCount)
        guard let edits = reference_edits_make(lengths, Self.itemCount) else { return 1 }
        defer { reference_edits_free(edits) }
        let items = (0..<100).map { ($0 * 997) % Self.itemCount }
        for item in items { _ = reference_edit(edits, item, 77, 41) }
        reference_start_counting()
        for item in items { _ = reference_edit(edits, item, 77, 41) }
        reference_stop_counting()
        return items.count
    }

    private func composition(_ query: CompositionQuery, _ work: (CompositionQuery) -> Void) -> Int {
        for _ in 0..<4 { work(query) }
        reference_start_counting()
        for _ in 0..<Self.steps { work(query) }
        reference_stop_counting()
        return Self.steps
    }

    private func flowHeight() -> Int {
        var flow = FrameQuery.flow(itemCount: Self.itemCount).flow
        let items = (0..<100).map { ($0 * 997) % Self.itemCount }
        let sizes = items.map { flow.size(of: $0) }
        func resize(by difference: CGFloat) {
            for (item, size) in zip(items, sizes) {
                flow.resize(item, to: CGSize(width: size.width, height: size.height + difference))
            }
        }
        resize(by: 5)
        reference_start_counting()
        resize(by: 9)
        reference_stop_counting()
        return items.count
    }

    /// Scrolls to and fro, with a frame after each step, as on screen.
    private func scrollSteps(_ layout: UICollectionViewLayout) -> Int {
        let scene = warm(layout)
        for step in 0..<Self.steps {
            reference_start_counting()
            scene.scroll(by: step < Self.steps / 2 ? Workload.rowStep : -Workload.rowStep)
            reference_stop_counting()
            scene.stage.settle()
        }
        return Self.steps
    }

    /// Scrolls in both directions through a million cells, with a column that stays in view.
    private func sheetSteps(_ layout: UICollectionViewLayout) -> Int {
        let scene = SpreadsheetScene(size: .large, layout: layout)
        let step = CGVector(dx: 37, dy: 53)
        for _ in 0..<3 * Self.steps { _ = scene.time(ofStep: step) }
        for _ in 0..<Self.steps {
            reference_start_counting()
            scene.scroll(by: step)
            reference_stop_counting()
            scene.stage.settle()
        }
        return Self.steps
    }

    private func frames() -> Int {
        let scene = warm(UICollectionViewFlowLayout())
        for step in 0..<Self.steps {
            scene.scroll(by: step < Self.steps / 2 ? Workload.rowStep : -Workload.rowStep)
            reference_start_counting()
            scene.stage.settle()
            reference_stop_counting()
        }
        return Self.steps
    }

    /// Inserts or removes one item at the front of the visible ones, through the whole view, with a frame after each.
    private func gridInsertions() -> Int {
        let scene = GridScene(itemCount: Self.itemCount, layout: UICollectionViewFlowLayout())
        scene.stage.settle()
        _ = scene.edits(Self.steps)
        for _ in 0..<Self.steps {
            for edit in [scene.insertFront, scene.deleteFront] {
                reference_start_counting()
                edit()
                reference_stop_counting()
                scene.stage.settle()
            }
        }
        return 2 * Self.steps
    }

    /// Begins with nothing, so this also counts what Swift's runtime does the first time.
    private func firstLayout() -> Int {
        reference_start_counting()
        let scene = GridScene(itemCount: Self.itemCount, layout: UICollectionViewFlowLayout())
        reference_stop_counting()
        precondition(scene.source.bound == 84)
        return 1
    }

    /// Moves layers with an animation, up to the text for a page; counted per layer and frame.
    private func movingLayers() -> Int {
        let scene = MovingViews()
        scene.start()
        for _ in 0..<Self.steps { _ = scene.screen.makeFrame() }
        reference_start_counting()
        for _ in 0..<Self.steps { _ = scene.screen.makeFrame() }
        reference_stop_counting()
        return Self.steps * MovingViews.count
    }

    /// Computes the position of coasting content, sixty times.
    private func flingPhysics() -> Int {
        var fling = MeasuredFling()
        _ = fling.nextOffset()
        var last = CGPoint.zero
        reference_start_counting()
        for _ in 0..<60 { last = fling.nextOffset() }
        reference_stop_counting()
        precondition(last.x > 0 && last.y > 1000)
        return 60
    }

    private func warm(_ layout: UICollectionViewLayout) -> GridScene {
        let scene = GridScene(itemCount: Self.itemCount, layout: layout)
        scene.view.contentOffset.y = 30_000
        scene.stage.settle()
        _ = scene.steps(40, turningAfter: 20)
        return scene
    }
}
