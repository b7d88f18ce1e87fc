import UIKit

/// A table that scrolls both ways below its first row and beside its first column. As it was written in 2016.
final class PriceSheetViewController: UIViewController, UICollectionViewDataSource {
    private let rows: Int
    private let columns: Int
    private(set) var collectionView: UICollectionView!

    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: StickyGridLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = UIColor.white
        collectionView.bounces = false
        collectionView.isDirectionalLockEnabled = true
        collectionView.dataSource = self
        collectionView.register(SheetCell.self, forCellWithReuseIdentifier: "Cell")
        view.addSubview(collectionView)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return rows
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return columns
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) as! SheetCell
        switch (indexPath.section, indexPath.item) {
        case (0, 0): cell.label.text = "Fruit"
        case (0, let column): cell.label.text = "Day \(column)"
        case (let row, 0): cell.label.text = "Fruit \(row)"
        case (let row, let column): cell.label.text = "\(row).\(column)"
        }
        let isHeading = indexPath.section == 0 || indexPath.item == 0
        cell.backgroundColor = UIColor(white: isHeading ? 0.9 : 1, alpha: 1)
        return cell
    }
}

/// Text in a box.
final class SheetCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.addSubview(label)
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.lightGray.cgColor
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }
}
