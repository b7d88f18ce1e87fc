import CoreGraphics
import Foundation
import RenderTree

/// A row of a list: content between accessories, with the background and separators of its kind of list.
///
///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Mountain> { cell, _, mountain in
///         var content = cell.defaultContentConfiguration()
///         content.text = mountain.name
///         cell.contentConfiguration = content
///         cell.accessories = [.disclosureIndicator()]
///     }
///
/// In a list the cell can also be a header or a footer. In other layouts it has no separators and no swipe actions.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.preservesSuperviewLayoutMargins = true
        showDefaultBackground(for: .cell)
    }

    // MARK: Indentation

    /// The row's level below other rows. A diffable data source with section snapshots sets this. Default: 0.
    open var indentationLevel = 0 {
        didSet {
            isIndentedByOutline = false
            if indentationLevel != oldValue { arrangementDidChange() }
        }
    }
    private final var isIndentedByOutline = false

    /// How far each level indents the row, in points. Default: 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { arrangementDidChange() } }
    }

    /// Whether accessories at the leading edge are indented as well. Default: true.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { arrangementDidChange() } }
    }

    private var indentation: CGFloat { (CGFloat(max(indentationLevel, 0)) * indentationWidth).usable }

    // MARK: Separators

    /// The place of the separator below the row. You can constrain its leading and trailing edges to anything in the
    /// cell. By default it begins where the text does, and ends at the margin.
    ///
    /// - Behaviour: documented; R858.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide.guide }
        let made = SeparatorGuide(in: self)
        separatorGuide = made
        setNeedsLayout()
        return made.guide
    }
    private final var separatorGuide: SeparatorGuide?

    override var separatorStart: CGFloat { contentStart + contentView.textStart }

    /// The separators' start is known after the content's layout.
    override func linesDidChange() { setNeedsLayout() }

    override var separatorRange: (start: CGFloat, end: CGFloat)? { separatorGuide?.range(in: self) }

    // MARK: Accessories

    final var rowAccessories: RowAccessories?
    private final var isShownEditing = false

    final func setAccessories(_ new: [UICellAccessory]) {
        guard !new.isEmpty || rowAccessories != nil else { return }
        let accessories = rowAccessories ?? RowAccessories()
        rowAccessories = accessories
        accessories.set(new)
        if accessories.show(whileEditing: isShownEditing, in: self) { arrangementDidChange() } else { setNeedsLayout() }
        showMarks()
        updateAccessibility()
    }

    /// Creates the view of a system accessory, with what a tap does if the app sets no action handler.
    final func makeAccessoryView(_ type: UICellAccessory.AccessoryType) -> AccessoryView {
        switch type {
        case .outlineDisclosure: AccessoryView(type) { [weak self] in self?.toggleOutline() }
        case .delete: AccessoryView(type) { [weak self] in self?.openTrailingActions() }
        default: AccessoryView(type, standardAction: nil)
        }
    }

    private func openTrailingActions() {
        guard let element, let view = superview as? UICollectionView else { return }
        view.swipes.open(element, .trailing)
    }

    /// Updates the accessories when the list begins or ends editing.
    override func editingDidChange(to isEditing: Bool) {
        guard isEditing != isShownEditing else { return }
        isShownEditing = isEditing
        guard let rowAccessories, rowAccessories.show(whileEditing: isEditing, in: self) else { return }
        arrangementDidChange()
        showMarks()
        updateAccessibility()
    }

    override func describeAccessories(in node: inout AccessibilityNode) {
        rowAccessories?.describe(in: &node, isExpanded: listState.contains(.expanded))
    }

    override var accessibilityActionNames: [String] {
        guard hasKeyboardFocus, let rowAccessories else { return super.accessibilityActionNames }
        return super.accessibilityActionNames + rowAccessories.systemViews.flatMap(\.actionNames)
    }

    override func performAccessibilityAction(named name: String) -> Bool {
        if rowAccessories?.systemViews.contains(where: { $0.performAction(named: name) }) == true { return true }
        return super.performAccessibilityAction(named: name)
    }

    /// Updates the accessories that show the row's state: selected, expanded.
    private func showMarks() {
        guard let rowAccessories else { return }
        rowAccessories.systemView(.multiselect)?.isOn = isSelected
        rowAccessories.systemView(.outlineDisclosure)?.isOn = listState.contains(.expanded)
    }

    open override var isSelected: Bool {
        didSet { if isSelected != oldValue { showMarks() } }
    }

    override func listStateDidChange() {
        super.listStateDidChange()
        showMarks()
        updateAccessibility()
    }

    // MARK: Outlines

    /// Removes the indentation when the cell leaves an outline, unless the app set it.
    override func setOutlineLevel(_ level: Int?) {
        guard level != nil || isIndentedByOutline else { return }
        let level = level ?? 0
        if indentationLevel != level { indentationLevel = level }
        isIndentedByOutline = level > 0
    }

    private func toggleOutline() {
        guard let view = superview as? UICollectionView, let path = view.indexPath(for: self),
            let outlines = view.dataSource as? any OutlineSource
        else { return }
        outlines.toggleItem(at: path)
    }

    /// The visible outline disclosure accessory and its view, if there is one.
    private var outlineChevron: (accessory: UICellAccessory, view: AccessoryView)? {
        guard let accessory = rowAccessories?.all.first(where: { $0.accessoryType == .outlineDisclosure }),
            !accessory.look.isHidden, let view = rowAccessories?.systemView(.outlineDisclosure)
        else { return nil }
        return (accessory, view)
    }

    /// Expands or collapses the item if a tap on the row does that, as on a header.
    override func takeTap() -> Bool {
        guard let chevron = outlineChevron else { return false }
        switch chevron.accessory.look.style {
        case .cell: return false
        case .automatic where listRow?.role != .header: return false
        case .header, .automatic: return chevron.view.accessibilityActivate()
        }
    }

    /// The arrow key towards the leading edge collapses the item; the other one expands it.
    override func takeArrow(toStart: Bool) -> Bool {
        guard let chevron = outlineChevron, listState.contains(.expanded) == toStart else { return false }
        return chevron.view.accessibilityActivate()
    }

    // MARK: Default background

    /// Whether the app hasn't replaced the cell's default background.
    private final var hasDefaultBackground = false

    private func showDefaultBackground(for role: ListRow.Role) {
        backgroundConfiguration = defaultBackground(for: role)
        hasDefaultBackground = true
    }

    override func backgroundConfigurationWasSet() { hasDefaultBackground = false }

    override func listRowDidChange(from old: ListRow?) {
        super.listRowDidChange(from: old)
        if (listRow == nil) != (old == nil) {
            let side = listRow == nil ? ViewMargins.standardLength : ListMetrics.rowMargin
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: ViewMargins.standardLength, leading: side, bottom: ViewMargins.standardLength, trailing: side)
        }
        let role = listRow?.role ?? .cell
        guard role != old?.role ?? .cell else { return }
        if hasDefaultBackground { showDefaultBackground(for: role) }
        // Cells have a least height, headers don't.
        arrangementDidChange()
    }

    // MARK: Layout

    /// The accessories or the indentation changed, so the content has another width and may need another height.
    private func arrangementDidChange() {
        setNeedsLayout()
        contentSizeChanged()
    }

    override func replaceContentView(by new: UIView) {
        super.replaceContentView(by: new)
        new.preservesSuperviewLayoutMargins = true
        new.autoresizingMask = []
        setNeedsLayout()
    }

    private var sideMargins: (leading: CGFloat, trailing: CGFloat) {
        if let knownMargins { return knownMargins }
        let margins = layoutMargins
        let sides = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
        knownMargins = sides
        return sides
    }
    /// The side margins, which each row reads several times when it comes into view; nil if they may have changed.
    @exclusivity(unchecked) private final var knownMargins: (leading: CGFloat, trailing: CGFloat)?

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        knownMargins = nil
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        knownMargins = nil
        setNeedsLayout()
    }

    private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
        guard let rowAccessories else { return (indentationFromEdge, 0) }
        return rowAccessories.insets(
            margins: sideMargins, indentation: rowAccessories.leading.isEmpty ? indentationFromEdge : indentation)
    }

    /// Content at the row's edge keeps clear of a notch by its margins, which shrink as it's indented. So indentation
    /// begins where the notch ends.
    private var indentationFromEdge: CGFloat {
        guard indentation > 0 else { return 0 }
        let covered = safeAreaInsets
        return indentation + (isRightToLeft ? covered.right : covered.left)
    }

    /// Where the content begins, in points from the cell's leading edge.
    private var contentStart: CGFloat { isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX }

    override var placesContentView: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = isRightToLeft
        placeContent(in: bounds.size, isRightToLeft: isRightToLeft)
        if let rowAccessories {
            let margins = sideMargins
            rowAccessories.place(
                in: self, from: margins.leading + (indentsAccessories ? indentation : 0),
                to: bounds.width - margins.trailing, isRightToLeft: isRightToLeft)
        }
        guard separators != nil || separatorGuide != nil else { return }
        contentView.layoutIfNeeded()
        separatorGuide?.follow(self)
        placeSeparators()
    }

    private func placeContent(in size: CGSize, isRightToLeft: Bool) {
        let insets = contentInsets
        let start = min(insets.leading, size.width)
        var frame = CGRect(
            x: start, y: 0, width: max(size.width - start - insets.trailing, 0), height: size.height)
        if isRightToLeft { frame = frame.mirrored(in: CGRect(origin: .zero, size: size)) }
        guard contentView.frame != frame else { return }
        contentView.frame = frame
        // The content's margins depend on the cell's edges.
        contentView.setNeedsLayout()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // The content's margins depend on its place.
        placeContent(in: bounds.size, isRightToLeft: isRightToLeft)
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    override func contentSize(inWidth width: CGFloat?) -> CGSize {
        let taken = widthBesideConstrainedView
        let size = super.contentSize(inWidth: width.map { max($0 - taken, 0) })
        return CGSize(width: size.width + taken, height: max(size.height, leastHeight))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let taken = widthBesideConstrainedView
        let wanted = super.sizeThatFits(CGSize(width: max(size.width - taken, 0), height: size.height))
        return CGSize(width: wanted.width + taken, height: max(wanted.height, leastHeight))
    }

    override var widthBesideConstrainedView: CGFloat {
        let insets = contentInsets
        return insets.leading + insets.trailing
    }

    /// The least height of a row with a content configuration, in points; 0 for headers, footers and other cells.
    private var leastHeight: CGFloat {
        listRow?.role == .cell && configurationsIfMade?.content != nil ? ListMetrics.leastRowHeight : 0
    }
}

extension UICollectionViewListCell {
    /// The accessories at the row's edges. The list orders the system's accessories. There can be at most one of each
    /// type. Default: none.
    ///
    /// - Behaviour: documented; R498.
    public final var accessories: [UICellAccessory] {
        get { rowAccessories?.all ?? [] }
        set { setAccessories(newValue) }
    }

    /// Returns the default content configuration for the row: for a cell, a header or a footer of its kind of list.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        let isSidebar = listRow?.list.configuration.appearance == .sidebar
        let isPlain = listRow?.list.metrics.isGrouped == false
        return switch listRow?.role ?? .cell {
        case .cell: isSidebar ? .sidebarCell() : .cell()
        case .header: isSidebar ? .sidebarHeader() : isPlain ? .plainHeader() : .groupedHeader()
        case .footer: isPlain ? .plainFooter() : .groupedFooter()
        }
    }

    final func defaultBackground(for role: ListRow.Role) -> UIBackgroundConfiguration {
        switch role {
        case .cell: .listCell()
        case .header: .listHeader()
        case .footer: .listFooter()
        }
    }
}
