import CoreGraphics
import Foundation
import RenderTree

/// The view of an item in a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        contentViewStorage = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        contentViewStorage = UIView()
        super.init(coder: coder)
        setUp()
        readCellNib(coder)
    }

    private func setUp() {
        drawsNothing(ifOfClass: UICollectionViewCell.self)
        // This class itself has no look to update.
        needsConfigurationUpdate = type(of: self) != UICollectionViewCell.self
        contentViewStorage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentViewStorage)
        updateAccessibility()
    }

    /// The view to which you add the cell's subviews. It fills the cell. With a content configuration, it is the view
    /// that shows it.
    open var contentView: UIView { contentViewStorage }
    @exclusivity(unchecked) private final var contentViewStorage: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !placesContentView { fillWithContentView() }
    }

    /// For subclasses of this module: whether the class places the content view itself.
    var placesContentView: Bool { false }

    /// Autoresizing has done this already, unless the app changed the content view itself (R714).
    private func fillWithContentView() {
        let (size, content) = (bounds.size, contentViewStorage)
        guard content.bounds.size != size || content.center != CGPoint(x: size.width / 2, y: size.height / 2),
            content.transform.isIdentity, !content.isSolvedWithSuperview
        else { return }
        content.frame = CGRect(origin: .zero, size: size)
    }

    /// Makes another view the content view.
    func replaceContentView(by new: UIView) {
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, aboveSubview: contentViewStorage)
        contentViewStorage.removeFromSuperview()
        contentViewStorage = new
        contentSizeChanged()
    }

    /// In older nibs, the constraints of the content belong to the cell.
    override var viewForConstrainedSize: UIView { contentViewStorage.isSolvedWithSuperview ? self : contentViewStorage }

    override func constraintsChanged(inside subview: UIView) { constraintsSayAnotherSize() }

    // The collection view reads these for each cell that enters. Exclusivity isn't checked at run time: these are plain
    // values, so an overlapping access could do no more than give a wrong value.

    /// Whether the item is selected. The collection view sets this. Default: false.
    @exclusivity(unchecked) open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            updateBackground()
            highlightContent()
            updateAccessibility()
            if separators != nil { linesDidChange() }
            stateDidChange()
        }
    }

    /// Whether a finger rests on the cell. The collection view sets this. Default: false.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            updateBackground()
            highlightContent()
            stateDidChange()
        }
    }

    /// The view behind the content, as large as the cell. Default: nil.
    ///
    /// Setting it removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, by: backgroundView, above: nil)
        }
    }

    /// The view above `backgroundView` that is visible while the cell is selected or highlighted. Default: nil.
    ///
    /// Setting it removes ``backgroundConfiguration``.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, by: selectedBackgroundView, above: backgroundView)
            updateBackground()
        }
    }

    private func replaceBackground(_ old: UIView?, by new: UIView?, above sibling: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let sibling { insertSubview(new, aboveSubview: sibling) } else { insertSubview(new, at: 0) }
    }

    /// Labels and image views of the content show that the cell is selected or highlighted, as `highlightedTextColor`
    /// and `highlightedImage` say; controls don't (R616).
    private func highlightContent() { contentViewStorage.cellHighlightDidChange(to: isSelected || isHighlighted) }

    private func updateBackground() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    /// Whether the cell can have the keyboard's focus. By default the collection view and its delegate decide
    /// (`collectionView(_:canFocusItemAt:)`).
    open override var canBecomeFocused: Bool {
        guard let element, element.kind == .cell, let collectionView = superviewStorage as? UICollectionView
        else { return false }
        return collectionView.focus.allows(element)
    }

    /// Whether the cell has the keyboard's focus.
    @exclusivity(unchecked) var hasKeyboardFocus = false {
        didSet {
            guard hasKeyboardFocus != oldValue else { return }
            updateAccessibility()
            stateDidChange()
        }
    }

    override func focusIsShownOrHidden() { stateDidChange() }

    @exclusivity(unchecked) var isSelectable = true

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { stateDidChange() } }
    }

    /// The segue of a prototype cell in a storyboard, which starts when a person selects it.
    final var segueOfSelection: (@MainActor () -> Void)?

    // MARK: Lists

    /// What the cell knows about its row in a list; nil outside lists.
    @exclusivity(unchecked) final var listRow: ListRow?
    override var ownListEnvironment: UIListEnvironment? { listRow?.list.configuration.appearance.environment }

    override var setHere: HandedDown { listRow == nil ? super.setHere : super.setHere.union(.list) }

    /// Created when there are separators to show.
    @exclusivity(unchecked) final var separators: RowSeparators?
    /// Whether the row is expanded, swiped or pinned.
    @exclusivity(unchecked) final var listState: StateFlags = [] {
        didSet { if listState != oldValue { listStateDidChange() } }
    }

    override func enter(_ row: ListRow, isEditing: Bool, isSwiped: Bool) {
        show(row)
        editingDidChange(to: isEditing)
        if listState.contains(.swiped) != isSwiped { listState.set(.swiped, isSwiped) }
    }

    override func leaveList() {
        show(nil)
        if !listState.isEmpty { listState = [] }
    }

    /// For the list's own cells: the row's properties have changed.
    func listRowDidChange(from old: ListRow?) {}

    func listStateDidChange() { stateDidChange() }

    /// The list begins or ends editing.
    func editingDidChange(to isEditing: Bool) {}

    /// For the list's own cells: the level of the item in an outline; nil outside outlines.
    func setOutlineLevel(_ level: Int?) {}

    /// Handles a tap that does something other than select the item. Returns whether it did.
    func takeTap() -> Bool { false }

    /// Handles the left or right arrow key while the cell has the focus. Returns whether it did anything.
    func takeArrow(toStart: Bool) -> Bool { false }

    /// Where separators begin by default, in points from the leading edge.
    var separatorStart: CGFloat { listRow == nil ? 0 : ListMetrics.rowMargin }

    /// Called when the separators, or their appearance, have changed.
    func linesDidChange() { placeSeparators() }

    /// The start and end of the separator below, if a layout guide gives them.
    var separatorRange: (start: CGFloat, end: CGFloat)? { nil }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        if separators != nil, bounds.size != oldBounds.size { placeSeparators() }
    }

    /// The app set a background configuration.
    func backgroundConfigurationWasSet() {}

    // MARK: Configurations

    /// The cell's configurations; nil if it never had any.
    @exclusivity(unchecked) final var configurationsIfMade: CellConfigurations?

    /// Whether the cell calls ``contentConfiguration``'s `updated(for:)` whenever its state changes, and shows the
    /// result. Default: true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurationsIfMade?.updatesContent ?? true }
        set {
            guard newValue != automaticallyUpdatesContentConfiguration else { return }
            configurations.updatesContent = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the cell calls ``backgroundConfiguration``'s `updated(for:)` whenever its state changes, and shows the
    /// result. Default: true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurationsIfMade?.updatesBackground ?? true }
        set {
            guard newValue != automaticallyUpdatesBackgroundConfiguration else { return }
            configurations.updatesBackground = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// The cell's state. Override this to add states of your own:
    ///
    ///     override var configurationState: UICellConfigurationState {
    ///         var state = super.configurationState
    ///         state[.isArchived] = isArchived
    ///         return state
    ///     }
    ///
    /// Call ``setNeedsUpdateConfiguration()`` whenever they change.
    open var configurationState: UICellConfigurationState { currentState }

    /// Requests a call of ``updateConfiguration(using:)`` before the next frame. The cell does this itself when its
    /// state changes.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Gives the cell the look for its state. Override this to set configurations that depend on the state. To update
    /// the cell, don't call this but ``setNeedsUpdateConfiguration()``.
    ///
    /// The cell calls this at most once per frame: before it first appears, before it appears for another item, and
    /// after its state has changed. The default does nothing. Configurations that update automatically are up to date
    /// by then.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    override func updateConfigurations() {
        super.updateConfigurations()
        followState()
    }

    /// Requests an update even if the state is the same, because the class or the handler may also show other things,
    /// such as the new item.
    override func willShowAnotherElement() {
        if configurationsIfMade?.handler != nil || UpdateConfigurationOverride.isWritten(in: type(of: self)) {
            setNeedsUpdateConfiguration()
        }
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        configurationsIfMade?.backgroundView?.takePlace()
        placeSeparators()
    }

    /// A colour, the text size or another trait has changed.
    override func resolveColors() {
        super.resolveColors()
        stateDidChange()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configurationsIfMade?.content == nil ? super.sizeThatFits(size) : configuredSize(fitting: size)
    }

    override var isContentHeightByWidth: Bool { configurationsIfMade?.contentView?.isContentHeightByWidth ?? false }

    override func contentSize(inWidth width: CGFloat?) -> CGSize {
        configurationsIfMade?.contentView?.contentSize(inWidth: width) ?? super.contentSize(inWidth: width)
    }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        if subview === contentView { contentSizeChanged() }
    }

    final override var isReadAsOne: Bool { true }

    override func observedValue(named name: String) -> (any Equatable)? {
        switch name {
        case "selected", "isSelected": isSelected
        case "highlighted", "isHighlighted": isHighlighted
        default: super.observedValue(named: name)
        }
    }

    override var namesOfObservedValues: [String] {
        super.namesOfObservedValues + ["selected", "highlighted"]
    }

    override var accessibilityNode: AccessibilityNode? {
        isDeparting ? nil : element == nil || isItem ? cellNode() : super.accessibilityNode
    }

    /// The names of the row's actions for screen readers. Swipe actions are included only while the cell has the focus,
    /// because asking the app for them can be expensive.
    override var accessibilityActionNames: [String] {
        let own = super.accessibilityActionNames
        guard hasKeyboardFocus, let element, let view = superviewStorage as? UICollectionView else { return own }
        return own + view.swipes.actionNames(of: element)
    }

    override func performAccessibilityAction(named name: String) -> Bool {
        if super.performAccessibilityAction(named: name) { return true }
        guard let element, let view = superviewStorage as? UICollectionView else { return false }
        return view.swipes.performAction(named: name, of: element)
    }

    /// Adds a list cell's accessories to its screen reader element.
    func describeAccessories(in node: inout AccessibilityNode) {}

    /// Whether the view shows an item, as opposed to a header or another supplementary view.
    final var isItem: Bool { element?.kind == .cell }
}
