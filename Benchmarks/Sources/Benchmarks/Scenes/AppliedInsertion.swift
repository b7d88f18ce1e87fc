import BenchmarkSupport
import Foundation
import UIKit
import UIKitTesting

/// Inserts an item at the front of a view of a million, with a snapshot that another thread applies. Measures how long
/// the main thread is busy until the movement begins on screen.
@MainActor final class AppliedInsertion {
    private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    private init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(BareCell.self, forCellWithReuseIdentifier: "bare")
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "bare", for: path)
        }
        stage.show(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<1_000_000))
        source.apply(snapshot)
        stage.settle()
    }

    static func row() -> Row {
        let scene = AppliedInsertion()
        let times = (0..<15).map { scene.insert(-1 - $0) }
        return Row(
            "n6", "one in, among 1M, applied by another thread: main thread busy until it moves", Sample(times).median,
            \.time,
            atMost: 1_000_000)
    }

    /// Returns nanoseconds of the main thread's own clock, which stops while the thread waits.
    private func insert(_ item: Int) -> Double {
        var snapshot = source.snapshot()
        snapshot.insertItems([item], beforeItem: item + 1)
        let source = source
        let isApplied = DispatchSemaphore(value: 0)
        Thread { [snapshot] in
            applyAside(snapshot, to: source)
            isApplied.signal()
        }.start()
        isApplied.wait()
        let start = busy()
        while source.itemIdentifier(for: IndexPath(item: 0, section: 0)) != item {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        stage.advance(by: 1.0 / 60)
        let time = busy() - start
        stage.settle()
        return time
    }

    private func busy() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
