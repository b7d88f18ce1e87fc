import UIKit

/// A sheet of cells that scrolls both ways below a title; its first column, which names the rows, stays in view.
final class SpreadsheetController: UICollectionViewController, GridLayoutDelegate {
    private(set) var size: SheetSize
    private let sizes = UISegmentedControl(items: ["50 × 50", "1,000 × 1,000"])
    private static let cell = "cell"
    private static let title = "title"

    init(size: SheetSize = .small) {
        self.size = size
        super.init(collectionViewLayout: GridLayout())
        title = "Spreadsheet"
    }

    required init?(coder: NSCoder) { fatalError("The sheet is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Sheet"
        collectionView.register(SpreadsheetCell.self, forCellWithReuseIdentifier: Self.cell)
        collectionView.register(
            SpreadsheetTitleView.self, forSupplementaryViewOfKind: GridLayout.titleKind,
            withReuseIdentifier: Self.title)

        sizes.selectedSegmentIndex = 0
        sizes.accessibilityLabel = "Size of the sheet"
        sizes.addAction(UIAction { [unowned self] _ in showChosenSize() }, for: .valueChanged)
        navigationItem.titleView = sizes
        showLayoutButton()
    }

    /// The pinned column lies beside what the device covers, and no layout is asked about that by itself.
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Another size, another layout

    private func showChosenSize() {
        size = sizes.selectedSegmentIndex == 0 ? .small : .large
        collectionView.reloadData()
        let insets = collectionView.adjustedContentInset
        collectionView.setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: false)
    }

    private var isLean: Bool { collectionView.collectionViewLayout is LeanGridLayout }

    /// Both layouts look the same; they differ in what they do for it.
    private func switchLayout() {
        collectionView.setCollectionViewLayout(isLean ? GridLayout() : LeanGridLayout(), animated: false)
        showLayoutButton()
    }

    private func showLayoutButton() {
        let button = UIBarButtonItem(
            title: isLean ? "Lean" : "Plain", primaryAction: UIAction { [unowned self] _ in switchLayout() })
        navigationItem.rightBarButtonItem = button
    }

    // MARK: Data

    override func numberOfSections(in collectionView: UICollectionView) -> Int { size.columns }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        size.rows
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
        (cell as? SpreadsheetCell)?.show(
            size.text(atColumn: indexPath.section, row: indexPath.item), isRowTitle: indexPath.section == 0)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.title, for: indexPath)
        (view as? SpreadsheetTitleView)?.label.text = size.title
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
    ) -> CGFloat { 60 }
}
