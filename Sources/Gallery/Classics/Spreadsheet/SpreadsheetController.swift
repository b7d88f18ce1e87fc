import UIKit

/// A sheet of cells that scrolls in both directions below a title. Its first column, which names the rows, and the
/// column headings stay in view.
///
/// `SpreadsheetController()` makes everything in code. The XIB *SpreadsheetView* has the collection view and its
/// layout's class; cells, title and shadow then come from their own XIBs.
final class SpreadsheetController: UICollectionViewController, GridLayoutDelegate {
    private(set) var size = SheetSize.small
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

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Spreadsheet"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // UIKit would find a XIB named Spreadsheet by the class's name, even for a controller that is made in code.
    static func fromNib(size: SheetSize = .small) -> SpreadsheetController {
        let controller = SpreadsheetController(nibName: "SpreadsheetView", bundle: nil)
        controller.size = size
        return controller
    }

    private var isFromNib: Bool { nibName != nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = "Sheet"
        registerViews()
        if isFromNib { registerShadow(in: collectionViewLayout) }

        sizes.selectedSegmentIndex = 0
        sizes.accessibilityLabel = "Sheet size"
        sizes.addAction(UIAction { [weak self] _ in self?.showChosenSize() }, for: .valueChanged)
        navigationItem.titleView = sizes
        navigationItem.standardAppearance = barOverHeadings

        layouts.selectedSegmentIndex = 0
        layouts.accessibilityLabel = "Layout"
        layouts.addAction(UIAction { [weak self] _ in self?.showChosenLayout() }, for: .valueChanged)
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: layouts), .flexibleSpace()]
    }

    private func registerViews() {
        collectionView.register(
            SpreadsheetHeadingView.self, forSupplementaryViewOfKind: GridLayout.headingKind,
            withReuseIdentifier: Self.heading)
        guard isFromNib else {
            collectionView.register(SpreadsheetCell.self, forCellWithReuseIdentifier: Self.cell)
            collectionView.register(
                SpreadsheetTitleView.self, forSupplementaryViewOfKind: GridLayout.titleKind,
                withReuseIdentifier: Self.title)
            return
        }
        collectionView.register(UINib(nibName: "SpreadsheetCell", bundle: nil), forCellWithReuseIdentifier: Self.cell)
        collectionView.register(
            UINib(nibName: "SpreadsheetTitle", bundle: nil), forSupplementaryViewOfKind: GridLayout.titleKind,
            withReuseIdentifier: Self.title)
    }

    /// Registers the XIB in place of the class that the layout has registered.
    private func registerShadow(in layout: UICollectionViewLayout) {
        layout.register(
            UINib(nibName: "PinnedColumnShadow", bundle: nil), forDecorationViewOfKind: GridLayout.shadowKind)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    /// The pinned column keeps clear of the safe area, and a layout isn't invalidated when the safe area changes.
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    /// An appearance for the bar above the headings. Below a bar without a background everything fades, including
    /// pinned headings.
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

    /// Changes the layout. Both look the same and differ only in the work they do.
    private func showChosenLayout() {
        let layout: UICollectionViewLayout = layouts.selectedSegmentIndex == 1 ? LeanGridLayout() : GridLayout()
        if isFromNib { registerShadow(in: layout) }
        collectionView.setCollectionViewLayout(layout, animated: false)
        collectionView.visibleSupplementaryViews(ofKind: GridLayout.titleKind).forEach(showTitle)
    }

    private func showTitle(_ view: UICollectionReusableView) {
        (view as? SpreadsheetTitleView)?.show(
            size.title, caption: isLean ? "Each is laid out when it comes into view" : "All are laid out at once")
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
