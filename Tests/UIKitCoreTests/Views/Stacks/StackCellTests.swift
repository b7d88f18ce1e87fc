import Testing
import UIKit
import UIKitTesting

/// Cells that size themselves by a stack in them, 100 points high with its second view and 40 without it.
@MainActor @Suite("Stacks in cells") struct StackCellTests {
    private final class StackCell: UICollectionViewCell {
        let second = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            let first = UIView()
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                first.heightAnchor.constraint(equalToConstant: 40), first.widthAnchor.constraint(equalToConstant: 200),
                second.heightAnchor.constraint(equalToConstant: 60),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            ])
            for (edge, end) in [
                (stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), "bottom"),
                (stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), "trailing"),
            ] {
                edge.priority = UILayoutPriority(999)
                edge.identifier = end
                edge.isActive = true
            }
        }

        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "stack", for: indexPath)
        }
    }

    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    private let source = Source()
    private let view: UICollectionView

    init() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 200, height: 100)
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        flow.minimumLineSpacing = 10
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
        view.selfSizingInvalidation = .enabledIncludingConstraints
        view.register(StackCell.self, forCellWithReuseIdentifier: "stack")
        view.dataSource = source
        stage.show(view)
        stage.settle()
    }

    private func cell(_ item: Int) throws -> StackCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? StackCell)
    }

    private func place(_ item: Int) throws -> CGFloat {
        let cell = try cell(item)
        return (cell.layer.presentation() ?? cell.layer).frame.minY
    }

    @Test("a view hidden in a batch's closure resizes its cell in that batch")
    func batch() throws {
        let first = try cell(0)
        view.performBatchUpdates { first.second.isHidden = true }
        #expect(first.frame.height == 40)
        #expect(try cell(1).frame.minY == 50)
        view.performBatchUpdates { first.second.isHidden = false }
        #expect(first.frame.height == 100)
        #expect(try cell(1).frame.minY == 110)
    }

    @Test("rows that come into view when a view is hidden slide in with the others")
    func arriving() throws {
        // Rows begin at 0, 110, 220, 330 and 440, which is out of view.
        let first = try cell(0)
        UIView.animate(withDuration: 0.4) {
            view.performBatchUpdates { first.second.isHidden = true }
            view.layoutIfNeeded()
        }
        for _ in 0..<3 {
            stage.advance(by: 0.1)
            let places = try [1, 2, 3, 4].map(place)
            for (above, below) in zip(places, places.dropFirst()) { #expect(abs(below - above - 110) < 0.5) }
            #expect(places[0] > 50 && places[0] < 110)
        }
        stage.settle()
        #expect(try [1, 2, 3, 4].map(place) == [50, 160, 270, 380])
    }
}
