import CoreGraphics
import Foundation
import RenderTree

/// The view of one item of a collection view.
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
        // The class itself has no look of its own to update.
        needsConfigurationUpdate = type(of: self) != UICollectionViewCell.self
        contentViewStorage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentViewStorage)
        updateAccessibility()
    }

    /// Where a cell's own views go. As large as the cell. With a content configuration, the view that shows it.
    open var contentView: UIView { contentViewStorage }
    @exclusivity(unchecked) private final var contentViewStorage: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !placesContentView { fillWithContentView() }
    }

    /// For subclasses of this module: whether the class itself says where the content view is.
    var placesContentView: Bool { false }

    /// Autoresizing has done it, unless the app changed the content view by itself (R714).
    private func fillWithContentView() {
        let (size, content) = (bounds.size, contentViewStorage)
        guard content.bounds.size != size || content.center != CGPoint(x: size.width / 2, y: size.height / 2),
            content.transform.isIdentity, !content.isSolvedWithSuperview
        else { return }
        content.frame = CGRect(origin: .zero, size: size)
    }

    /// Another view is the content from now on.
    func replaceContentView(by new: UIView) {
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, aboveSubview: contentViewStorage)
        contentViewStorage.removeFromSuperview()
        contentViewStorage = new
        contentSizeChanged()
    }

    /// Constraints of older nibs are the cell's own, and reach into the content view.
    override var viewForConstrainedSize: UIView { contentViewStorage.isSolvedWithSuperview ? self : contentViewStorage }

    override func constraintsChanged(inside subview: UIView) { constraintsSayAnotherSize() }

    // Looked at for each cell that enters. Exclusivity is not checked at run time: these are plain values, and no
    // overlapping access can make more of them than wrong values.

    /// Whether the item is chosen. The collection view sets it.
    @exclusivity(unchecked) open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            updateBackground()
            updateAccessibility()
            if separators != nil { linesDidChange() }
            stateDidChange()
        }
    }

    /// Whether a finger rests on the cell. The collection view sets it.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            updateBackground()
            stateDidChange()
        }
    }

    /// Behind the content, as large as the cell.
    ///
    /// Setting it removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, by: backgroundView, above: nil)
        }
    }

    /// Shown above `backgroundView` while the cell is selected or highlighted.
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

    private func updateBackground() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    /// Whether the keyboard's focus may come to the cell. By default as its collection view and the delegate have it
    /// (`collectionView(_:canFocusItemAt:)`).
    open override var canBecomeFocused: Bool {
        guard let element, element.kind == .cell, let collectionView = superviewStorage as? UICollectionView
        else { return false }
        return collectionView.focus.allows(element)
    }

    /// Whether the keyboard's focus rests on the cell.
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

    // MARK: In a list

    /// What it goes by as a row of a list; nil elsewhere.
    @exclusivity(unchecked) final var listRow: ListRow?
    override var ownListEnvironment: UIListEnvironment? { listRow?.list.configuration.appearance.environment }

    override var setHere: HandedDown { listRow == nil ? super.setHere : super.setHere.union(.list) }

    /// Made when there are lines to show.
    @exclusivity(unchecked) final var separators: RowSeparators?
    /// Whether it is expanded, swiped or pinned.
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

    /// For the list's own cells.
    func listRowDidChange(from old: ListRow?) {}

    func listStateDidChange() { stateDidChange() }

    /// The list begins or ends editing.
    func editingDidChange(to isEditing: Bool) {}

    /// How deep the cell's item lies in an outline; nil where there is no outline. For the list's own cells.
    func setOutlineLevel(_ level: Int?) {}

    /// Whether a tap has another meaning than to choose the item, and was carried out.
    func takeTap() -> Bool { false }

    /// Handles the left or right arrow key while the cell has the focus. Returns whether it did anything.
    func takeArrow(toStart: Bool) -> Bool { false }

    /// Where separators begin unless the app says otherwise, in points from the leading edge.
    var separatorStart: CGFloat { listRow == nil ? 0 : ListMetrics.rowMargin }

    /// The separators, or their appearance, have changed.
    func linesDidChange() { placeSeparators() }

    /// From where to where the line below goes, if a guide says so.
    var separatorRange: (start: CGFloat, end: CGFloat)? { nil }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        if separators != nil, bounds.size != oldBounds.size { placeSeparators() }
    }

    /// The app set a background.
    func backgroundConfigurationWasSet() {}

    // MARK: Configurations

    /// What it shows by configurations; nil for a cell without any.
    @exclusivity(unchecked) final var configurationsIfMade: CellConfigurations?

    /// Whether ``contentConfiguration`` is replaced by the one that it says for the state, whenever the state changes. True by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurationsIfMade?.updatesContent ?? true }
        set {
            guard newValue != automaticallyUpdatesContentConfiguration else { return }
            configurations.updatesContent = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether ``backgroundConfiguration`` is replaced by the one that it says for the state, whenever the state changes. True by
    /// default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurationsIfMade?.updatesBackground ?? true }
        set {
            guard newValue != automaticallyUpdatesBackgroundConfiguration else { return }
            configurations.updatesBackground = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// What is happening to the cell. Override it to add states of your own:
    ///
    ///     override var configurationState: UICellConfigurationState {
    ///         var state = super.configurationState
    ///         state[.isArchived] = isArchived
    ///         return state
    ///     }
    ///
    /// Call ``setNeedsUpdateConfiguration()`` whenever they change.
    open var configurationState: UICellConfigurationState { currentState }

    /// Asks for ``updateConfiguration(using:)`` before the next frame. The cell does so itself when its state changes.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Makes the cell look as its state wants it. Override it to set configurations that depend on the state; don't call it, but
    /// ``setNeedsUpdateConfiguration()``.
    ///
    /// Called at most once a frame: before the cell first appears, before it appears for another item, and after its state has changed.
    /// The default does nothing. Configurations that update automatically have been updated already.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    override func updateConfigurations() {
        super.updateConfigurations()
        followState()
    }

    /// The class or the handler may show more than the state: the new item, for example. So they are asked again.
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

    /// A colour, the text size or another trait around is another one.
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

    /// Swipe actions are included only while the cell has the focus: asking the app for them can be expensive.
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

    /// Adds what a list cell's accessories tell a screen reader.
    func describeAccessories(in node: inout AccessibilityNode) {}

    /// Whether it shows an item, and not a header or the like.
    final var isItem: Bool { element?.kind == .cell }
}
