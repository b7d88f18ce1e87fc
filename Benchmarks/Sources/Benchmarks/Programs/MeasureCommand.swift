import CReference
import Foundation
import UIKit

/// `Benchmarks measure <scene> <items>`: one scene in its own process, as peers are measured.
@MainActor enum MeasureCommand {
    static func run(_ scene: String, itemCount: Int) throws {
        let result: ProgramResult
        switch scene {
        case "grid": result = grid(itemCount, layout: UICollectionViewFlowLayout())
        case "custom-grid": result = grid(itemCount, layout: CachedGridLayout())
        case "flow-list": result = grid(itemCount, layout: ListLayouts.flow)
        case "composed-list": result = grid(itemCount, layout: ListLayouts.composed)
        case "users-composed-list": result = grid(itemCount, layout: ListLayouts.usersComposed)
        case "mixed-flow": result = mixedFlow(itemCount)
        case "edited-flow": result = editedFlow(itemCount)
        case "edited-grid": result = editedGrid(itemCount)
        case "flung-grid": result = flungGrid(itemCount)
        case "fixed-flow": result = fixedFlow(itemCount)
        case "feed": result = feed()
        case "constrained-cell": result = constrainedCell(itemCount)
        default: throw UsageError()
        }
        print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
    }

    private static func grid(_ itemCount: Int, layout: @autoclosure () -> UICollectionViewLayout) -> ProgramResult {
        let memory = reference_resident_bytes()
        let start = now()
        let scene = GridScene(itemCount: itemCount, layout: layout())
        let firstLayout = now() - start
        let memoryAfter = reference_resident_bytes()
        scene.stage.settle()
        let firstFrame = now() - start

        scene.view.contentOffset.y = scene.view.contentSize.height / 2
        scene.stage.settle()
        _ = scene.steps(1200)
        let steps = scene.steps(3000)
        let times = Sample(steps.times)

        var result = ProgramResult(name: "tessera")
        result.firstLayout = Double(firstLayout)
        result.firstFrame = Double(firstFrame)
        result.memory = Double(memoryAfter) - Double(memory)
        result.step = times.median
        result.slowStep = times.percentile(0.99)
        result.frame = Sample(steps.frameTimes).median
        result.jump = jump(scene)
        result.cellsCreated = Double(steps.cellsCreated)
        result.cellsBoundPerStep = Double(steps.cellsBound) / Double(steps.times.count)
        if reference_counts_allocations() != 0 {
            result.allocationsPerCellBound = Double(steps.allocations) / Double(steps.cellsBound)
        }
        return result
    }

    private static func jump(_ scene: GridScene) -> Double {
        let times = (0..<300).map { jump in
            let distance = jump.isMultiple(of: 2) ? Workload.screen.height : -Workload.screen.height
            let time = nanoseconds { scene.scroll(by: distance) }
            scene.stage.settle()
            return time
        }
        return Sample(Array(times.dropFirst(50))).median
    }

    private static func mixedFlow(_ itemCount: Int) -> ProgramResult {
        let lengths = Workload.mixedLengths(itemCount)
        let memory = reference_resident_bytes()
        let start = now()
        let scene = MixedFlowScene(lengths: lengths)
        scene.view.layoutIfNeeded()
        let firstLayout = now() - start
        let memoryAfter = reference_resident_bytes()
        let times = (0..<9).map { _ in
            scene.forget(asking: true)
            return nanoseconds { scene.layout.prepare() }
        }
        var result = ProgramResult(name: "tessera")
        result.firstLayout = Double(firstLayout)
        result.memory = Double(memoryAfter) - Double(memory)
        result.perItem = Sample(times).median / Double(itemCount)
        return result
    }

    private static func editedFlow(_ itemCount: Int) -> ProgramResult {
        let query = FrameQuery.flow(itemCount: itemCount)
        let times = (0..<1_000).map { _ in nanoseconds { _ = query.insertAndRemove(at: 0, top: 0) } / 2 }
        var result = ProgramResult(name: "tessera")
        result.edit = Sample(times).median
        return result
    }

    private static func editedGrid(_ itemCount: Int) -> ProgramResult {
        let scene = GridScene(itemCount: itemCount, layout: UICollectionViewFlowLayout())
        scene.stage.settle()
        _ = scene.edits(200)
        var result = ProgramResult(name: "tessera")
        result.edit = Sample(scene.edits(1_000)).median
        return result
    }

    /// In real time, sixty frames per second, as the peers are flung: between two frames the processor forgets a lot.
    private static func flungGrid(_ itemCount: Int) -> ProgramResult {
        let scene = FlungGridScene(itemCount: itemCount)
        for _ in 0..<10 { _ = scene.screen.flick() }
        let times = (0..<5).flatMap { _ in scene.screen.flick(pause: 1.0 / 60) }
        var result = ProgramResult(name: "tessera")
        result.flingFrame = Sample(times).median
        return result
    }

    /// Scrolls onwards. The memory is what it has grown to by then, with rows that wait for reuse.
    private static func feed() -> ProgramResult {
        let posts = FeedList.posts()
        _ = FeedPicture.all
        let memory = reference_resident_bytes()
        let start = now()
        let scene = FeedScene(posts)
        let firstLayout = now() - start
        scene.stage.settle()
        _ = scene.steps(feedWarmUp)
        let bound = scene.list.bound
        let times = scene.steps(feedSteps)
        let memoryAfter = reference_resident_bytes()

        var result = ProgramResult(name: "tessera")
        result.firstLayout = Double(firstLayout)
        result.memory = Double(memoryAfter) - Double(memory)
        result.meanStep = times.reduce(0, +) / Double(times.count)
        result.slowStep = Sample(times).percentile(0.99)
        result.cellsCreated = Double(FeedCell.created)
        result.cellsBoundPerStep = Double(scene.list.bound - bound) / Double(times.count)
        return result
    }

    /// As in `Peers/measuring.h`.
    private static let (feedWarmUp, feedSteps) = (200, 1_500)

    /// Measures one cell `count` times, and repeats that nine times.
    private static func constrainedCell(_ count: Int) -> ProgramResult {
        let scene = ConstrainedCells(count: 1)
        let times = (0..<9).map { _ in nanoseconds { for _ in 0..<count { _ = scene.measure() } } / Double(count) }
        var result = ProgramResult(name: "tessera")
        result.perItem = Sample(times).median
        return result
    }

    private static func fixedFlow(_ itemCount: Int) -> ProgramResult {
        let scene = GridScene(itemCount: itemCount, layout: UICollectionViewFlowLayout())
        let times = (0..<1_000).map { _ in
            scene.view.collectionViewLayout.invalidateLayout()
            return nanoseconds { scene.view.collectionViewLayout.prepare() }
        }
        var result = ProgramResult(name: "tessera")
        result.perItem = Sample(times).median / Double(itemCount)
        return result
    }
}
