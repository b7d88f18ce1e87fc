import CoreGraphics
import Foundation

/// A list of tabs on floating glass, with a button that hides the sidebar.
final class SidebarView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
    private let glass = UIVisualEffectView(effect: UIGlassEffect())
    private let closeButton = UIButton(type: .system)
    private let list: UICollectionView
    private let flow = UICollectionViewFlowLayout()
    private var sections: [TabArrangement.Section] = []
    private var chosen: UITab?

    /// Called when a person selected a tab, even the one that was already selected.
    var didChoose: @MainActor (UITab) -> Void = { _ in }
    var close: @MainActor () -> Void = {}

    init() {
        flow.minimumLineSpacing = 2
        list = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(frame: .zero)
        glass.isUserInteractionEnabled = false
        glass.layer.cornerRadius = SidebarMetrics.cornerRadius
        list.layer.cornerRadius = SidebarMetrics.cornerRadius
        list.backgroundColor = .clear
        list.accessibilityLabel = "Sidebar"
        list.dataSource = self
        list.delegate = self
        list.register(SidebarCell.self, forCellWithReuseIdentifier: "row")
        list.register(
            SidebarTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        closeButton.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        closeButton.accessibilityLabel = "Hide Sidebar"
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
        for part in [glass, list, closeButton] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("Tab bar controllers make their sidebars themselves.") }

    /// The height that the device covers at the top, in points.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    func show(_ tabs: [UITab], chosen: UITab?) {
        sections = TabArrangement.sidebar(tabs)
        self.chosen = chosen
        list.reloadData()
        selectChosenRow()
    }

    private func selectChosenRow() {
        let path = chosen.flatMap(self.indexPath)
        for old in list.indexPathsForSelectedItems ?? [] where old != path {
            list.deselectItem(at: old, animated: false)
        }
        list.selectItem(at: path, animated: false, scrollPosition: [])
    }

    private func indexPath(of tab: UITab) -> IndexPath? {
        for (section, part) in sections.enumerated() {
            for (item, row) in part.rows.enumerated() {
                if case .tab(tab, _) = row { return IndexPath(item: item, section: section) }
            }
        }
        return nil
    }

    // MARK: Rows

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? SidebarCell)?.show(sections[indexPath.section].rows[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? SidebarTitleView)?.label.text = sections[indexPath.section].title
        return view
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        switch sections[indexPath.section].rows[indexPath.item] {
        case .tab(let tab, _): didChoose(tab)
        case .action(let action): action.performWithSender(collectionView, target: nil)
        }
        // The delegate may have refused the tab.
        selectChosenRow()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        list.frame = bounds
        list.contentInset.top = topInset + SidebarMetrics.top
        list.contentInset.bottom = SidebarMetrics.rowInset
        let button = CGRect(x: bounds.width - 54, y: topInset + 5, width: 44, height: 44)
        closeButton.frame = isRightToLeft ? button.mirrored(in: bounds) : button
        flow.itemSize = CGSize(
            width: max(bounds.width - 2 * SidebarMetrics.rowInset, 1), height: SidebarMetrics.row)
        flow.sectionInset = UIEdgeInsets(
            top: 0, left: SidebarMetrics.rowInset, bottom: 0, right: SidebarMetrics.rowInset)
    }
}

extension SidebarView: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: sections[section].title == nil ? 0 : SidebarMetrics.title)
    }
}
