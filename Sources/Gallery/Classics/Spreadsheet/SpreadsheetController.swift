import UIKit

/// A sheet of cells that scrolls both ways below a title. Its first column, which names the rows, and the headings of the columns
/// stay in view.
final class SpreadsheetController: UICollectionViewController, GridLayoutDelegate {
    private(set) var size: SheetSize
    private let sizes = UISegmentedControl(items: ["50 × 50", "1,000 × 1,000"])
    private let layouts = UISegmentedControl(items: ["Plain layout", "Lean layout"])
    private static let cell = "cell"
    private static let title = "title"
    private static let heading = "heading"

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
        collectionView.register(
            SpreadsheetHeadingView.self, forSupplementaryViewOfKind: GridLayout.headingKind,
            withReuseIdentifier: Self.heading)

        sizes.selectedSegmentIndex = 0
        sizes.accessibilityLabel = "Size of the sheet"
        sizes.addAction(UIAction { [unowned self] _ in showChosenSize() }, for: .valueChanged)
        navigationItem.titleView = sizes
        navigationItem.standardAppearance = barOverHeadings

        layouts.selectedSegmentIndex = 0
        layouts.accessibilityLabel = "Layout"
        layouts.addAction(UIAction { [unowned self] _ in showChosenLayout() }, for: .valueChanged)
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: layouts), .flexibleSpace()]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    /// The pinned column lies beside what the device covers, and no layout is asked about that by itself.
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    /// Below a bar without a background everything fades, also the headings that stay there.
    private var barOverHeadings: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.shadowColor = nil
        return appearance
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
    private func showChosenLayout() {
        let wantsLean = layouts.selectedSegmentIndex == 1
        collectionView.setCollectionViewLayout(wantsLean ? LeanGridLayout() : GridLayout(), animated: false)
        collectionView.visibleSupplementaryViews(ofKind: GridLayout.titleKind).forEach(showTitle)
    }

    private func showTitle(_ view: UICollectionReusableView) {
        (view as? SpreadsheetTitleView)?.show(
            size.title, caption: isLean ? "Each is placed when it comes into view" : "All of them are placed at once")
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
        let isTitle = kind == GridLayout.titleKind
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: isTitle ? Self.title : Self.heading, for: indexPath)
        if isTitle { showTitle(view) }
        (view as? SpreadsheetHeadingView)?.show(size.heading(ofColumn: indexPath.section))
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
    ) -> CGFloat { 60 }

    func collectionView(
        _ collectionView: UICollectionView, heightForColumnHeadingsInLayout layout: UICollectionViewLayout
    ) -> CGFloat { 32 }
}
