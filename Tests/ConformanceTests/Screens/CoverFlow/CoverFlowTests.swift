import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: cover flow") struct CoverFlowTests {
    private let stage = Stage(size: CGSize(width: 480, height: 320), scale: 2)
    private let controller = CoverFlowViewController(records: (1...10).map { "Record \($0)" })

    init() { stage.show(controller) }

    /// The angles of the records in sight, in degrees.
    private func angles() -> [Int] {
        controller.collectionView.pathsSeen.compactMap { controller.collectionView.cellForItem(at: $0) }.map { cell in
            let transform = cell.layer.transform
            return Int((atan2(transform.m31, transform.m33) * 180 / .pi).rounded())
        }
    }

    @Test("the record in the middle faces the person, its neighbours are rotated by 60 degrees")
    func turned() {
        controller.collectionView.contentOffset.x = 240
        stage.settle()
        // Steps of 120: the third record is in the middle, and two on each side are in sight.
        #expect(angles() == [60, 60, 0, -60, -60])
        controller.collectionView.contentOffset.x = 300
        stage.settle()
        #expect(angles().filter { abs($0) == 30 }.count == 2)
        // 60 points beside the middle on both sides, and 180 further out.
        let depths = controller.collectionView.visibleCells.map(\.layer.zPosition).sorted()
        #expect(depths == [-180, -180, -60, -60])
    }

    @Test("a flick comes to rest at a record, and a tap on a neighbour brings it to the middle")
    func middle() throws {
        stage.flick(from: CGPoint(x: 300, y: 160), to: CGPoint(x: 200, y: 160))
        stage.settle()
        let offset = controller.collectionView.contentOffset.x
        #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 120) == 0)
        stage.tap(at: CGPoint(x: 240 + 120, y: 160))
        #expect(controller.collectionView.contentOffset.x == offset + 120)
    }
}
