import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Cells laid out by constraints") @MainActor struct ConstrainedCellTests {
    private let stage = Stage(size: CGSize(width: 320, height: 600), scale: 2)
    private let source = Source()
    private let view: UICollectionView

    /// A text of any number of lines, with 12 points around it, 200 wide.
    private final class TextCell: UICollectionViewCell {
        let label = UILabel()
        var width: NSLayoutConstraint?

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let width = label.widthAnchor.constraint(equalToConstant: 176)
            self.width = width
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12).weaker,
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12).weaker, width,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A cell as in older nibs, where the constraints belong to the cell itself.
    private final class OldCell: UICollectionViewCell {
        let box = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
                box.topAnchor.constraint(equalTo: topAnchor, constant: 5),
                trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5).weaker,
                bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5).weaker,
                box.widthAnchor.constraint(equalToConstant: 90), box.heightAnchor.constraint(equalToConstant: 30),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var texts = ["one", "two words that need more than a single line of text", "three"]
        var isOld = false

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: isOld ? "old" : "text", for: indexPath)
            (cell as? TextCell)?.label.text = texts[indexPath.item]
            return cell
        }
    }

    init() {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: flow)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.register(OldCell.self, forCellWithReuseIdentifier: "old")
        view.dataSource = source
    }

    private func shown(_ item: Int) -> TextCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? TextCell
    }

    private func wanted(_ text: String) -> CGSize {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        stage.window.addSubview(label)
        defer { label.removeFromSuperview() }
        return CGSize(width: 200, height: label.sizeThatFits(CGSize(width: 176, height: 0)).height + 24)
    }

    @Test("each cell is as high as its text is in the cell's width")
    func heights() throws {
        stage.show(view)
        stage.settle()
        for (item, text) in source.texts.enumerated() {
            let cell = try #require(shown(item))
            #expect(cell.frame.size == wanted(text))
            #expect(cell.label.frame == CGRect(x: 12, y: 12, width: 176, height: cell.bounds.height - 24))
        }
    }

    @Test("a changed constraint resizes its cell with enabledIncludingConstraints, and not otherwise")
    func invalidation() throws {
        stage.show(view)
        stage.settle()
        let cell = try #require(shown(0))
        let before = cell.frame.size
        cell.width?.constant = 100
        stage.settle()
        #expect(cell.frame.size == before)
        view.selfSizingInvalidation = .enabledIncludingConstraints
        cell.width?.constant = 110
        stage.settle()
        #expect(cell.frame.width == 134)
        cell.label.text = "a text that needs two lines or three"
        stage.settle()
        #expect(cell.frame.height > before.height)
        #expect(shown(2).map { $0.frame.minY > cell.frame.minY } == true)
    }

    @Test("a cell's own constraints may refer to views in its content view (R712)")
    func old() {
        source.isOld = true
        stage.show(view)
        stage.settle()
        #expect(view.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 100, height: 40) })
    }

    @Test("a cell reused for another text is measured again, by the same engine")
    func reuse() throws {
        source.texts = (0..<60).map { "row \($0) " + String(repeating: "word ", count: $0 % 7) }
        stage.show(view)
        stage.settle()
        for offset in stride(from: CGFloat(0), through: 1_500, by: 150) {
            view.contentOffset.y = offset
            stage.settle()
            for path in view.indexPathsForVisibleItems {
                let cell = try #require(shown(path.item))
                #expect(cell.frame.height == wanted(source.texts[path.item]).height, "row \(path.item)")
            }
        }
    }
}

extension NSLayoutConstraint {
    /// This constraint, with a priority that gives way while a cell does not have its final size yet.
    fileprivate var weaker: NSLayoutConstraint {
        priority = UILayoutPriority(999)
        return self
    }
}
