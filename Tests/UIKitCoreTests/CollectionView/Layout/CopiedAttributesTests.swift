import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Cells get copies of their layout's attributes, which can be seen where the class is the app's own.
@MainActor @Suite("Copies of attributes for cells") struct CopiedAttributesTests {
    private func show(_ layout: TurnedLayout) -> [TurnedCell] {
        let stage = Stage(size: CGSize(width: 300, height: 300), scale: 2)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(TurnedCell.self, forCellWithReuseIdentifier: "number")
        let source = TurnedSource()
        view.dataSource = source
        stage.show(view)
        return withExtendedLifetime(source) {
            view.visibleCells.compactMap { $0 as? TurnedCell }.sorted { $0.frame.minY < $1.frame.minY }
        }
    }

    @Test("a cell gets a copy, and values that copy(with:) copies")
    func copies() {
        let layout = TurnedLayout(CopiedTurn.init(forCellWith:))
        let said = Diagnostics.warnings {
            let cells = show(layout)
            #expect(cells.map(\.turn) == [0, 1, 2])
            #expect(cells.map(\.wasCopy) == [true, true, true])
            #expect(cells.map(\.frame.minY) == [0, 50, 100])
        }
        #expect(said.isEmpty)
    }

    @Test("values that it forgets are lost, and a warning names the first")
    func forgets() throws {
        let layout = TurnedLayout(ForgottenTurn.init(forCellWith:))
        let said = Diagnostics.warnings {
            #expect(show(layout).map(\.turn) == [0, 0, 0])
            #expect(show(layout).map(\.turn) == [0, 0, 0])
        }
        #expect(said.map(\.identifier) == ["lost-on-copy"])
        let message = try #require(said.first).message
        #expect(
            message.contains("`turn`") && message.contains("ForgottenTurn") && message.contains("seen           1 "))
    }

    @Test("an object that a copy shares, copies or leaves out; only the last is lost")
    func objects() {
        for (way, isLost) in [(ObjectTurn.Way.shared, false), (.copied, false), (.leftOut, true)] {
            ObjectTurn.way = way
            let layout = TurnedLayout { way == .leftOut ? LeftOutTurn(forCellWith: $0) : ObjectTurn(forCellWith: $0) }
            let said = Diagnostics.warnings { _ = show(layout) }
            #expect(said.map(\.identifier) == (isLost ? ["lost-on-copy"] : []), "\(way)")
        }
    }

    @Test("attributes that a cell changes in apply don't change the layout's own")
    func changedInApply() throws {
        let layout = TurnedLayout(CopiedTurn.init(forCellWith:))
        let cells = show(layout)
        cells[1].given?.frame.origin.y = 500
        (cells[1].given as? Turn)?.turn = 9
        #expect(layout.all[1].frame.minY == 50 && layout.all[1].turn == 1)
    }
}

private class Turn: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var turn = 0
}

private final class CopiedTurn: Turn {
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CopiedTurn)?.turn = turn
        return copy
    }
}

private final class ForgottenTurn: Turn {}

private class ObjectTurn: Turn {
    enum Way { case shared, copied, leftOut }
    nonisolated(unsafe) static var way = Way.shared

    nonisolated(unsafe) var object: NSObject?

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let other = copy as? ObjectTurn else { return copy }
        other.turn = turn
        switch ObjectTurn.way {
        case .shared: other.object = object
        case .copied: other.object = NSObject()
        case .leftOut: break
        }
        return copy
    }
}

private final class LeftOutTurn: ObjectTurn {}

@MainActor private final class TurnedLayout: UICollectionViewLayout {
    static weak var lastMade: TurnedLayout?

    let all: [Turn]

    init(_ make: (IndexPath) -> Turn) {
        all = (0..<3).map { item in
            let turn = make([0, item])
            turn.frame = CGRect(x: 0, y: 50 * item, width: 40, height: 40)
            turn.turn = item
            (turn as? ObjectTurn)?.object = NSObject()
            return turn
        }
        super.init()
        Self.lastMade = self
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        all[indexPath.item]
    }
}

private final class TurnedCell: UICollectionViewCell {
    var turn: Int?
    var wasCopy: Bool?
    var given: UICollectionViewLayoutAttributes?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        given = layoutAttributes
        turn = (layoutAttributes as? Turn)?.turn
        wasCopy = TurnedLayout.lastMade?.all.contains { $0 === layoutAttributes } == false
    }
}

@MainActor private final class TurnedSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }
}
