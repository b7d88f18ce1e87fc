import UIKit

/// Rows that constraints make as tall as their text, and controls for the text size, the width of the list, the layout
/// direction, and which constraints are active. On demand two constraints conflict, and the scene explains the
/// conflict.
final class AutoLayoutController: UIViewController {
    private(set) var settings = AutoLayoutSettings()
    let collectionView = WatchedCollectionView(frame: .zero, collectionViewLayout: WalkFlowLayout())
    let panel = AutoLayoutPanel()
    let caption = CaptionView()
    let card = ConflictCard()

    let walks = Walk.all
    let pictures = PictureShelf()
    var openWalks: Set<Int> = []
    var savedWalks: Set<Int> = []
    /// The row that has two conflicting widths, or nil.
    private(set) var conflictingWalk: Int?

    private lazy var screen = AutoLayoutScreen(
        view: view, caption: caption, list: collectionView, card: card, panel: panel)
    private var isPanelOpen = false
    private var isPanelMoving = false
    /// The first row in view and the list's width before the current layout pass. Another width changes the heights of
    /// all rows.
    private var laidOut: (place: ListPlace?, width: CGFloat)?

    private static let wideWidth: CGFloat = 700

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Auto Layout"
        edgesForExtendedLayout = [.left, .bottom, .right]
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.accessibilityLabel = "Auto Layout"
        collectionView.alwaysBounceVertical = true
        collectionView.selfSizingInvalidation = .enabledIncludingConstraints
        collectionView.register(WalkCell.self, forCellWithReuseIdentifier: "walk")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.didLayOut = { [weak self] in self?.showCaption() }
        settings.textSize =
            TextSize.all.firstIndex { $0.category == traitCollection.preferredContentSizeCategory } ?? settings.textSize
        panel.settingsDidChange = { [weak self] in self?.change(to: $0) }
        card.isHidden = true
        panel.isHidden = true
        updateScreen()
    }

    // MARK: Layout

    private var isWide: Bool { view.bounds.width >= Self.wideWidth }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let place = ListPlace(of: collectionView)
        defer { laidOut = (place, collectionView.bounds.width) }
        if isWide || isPanelOpen { panel.isHidden = false } else if !isPanelMoving { panel.isHidden = true }
        updateScreen()
        showButton()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let laidOut, laidOut.width != collectionView.bounds.width {
            arrangeRows()
            laidOut.place?.restore(in: collectionView)
        }
        showAllOfTheList()
        panel.show(settings, room: screen.room.layoutFrame.width)
    }

    /// Sets the content inset so that the last row can scroll above what covers the list: the panel, or the safe area.
    private func showAllOfTheList() {
        let end = isPanelOpen && !isWide ? panel.frame.minY : view.bounds.maxY - view.safeAreaInsets.bottom
        let covered = max(collectionView.frame.maxY - end - collectionView.safeAreaInsets.bottom, 0)
        guard collectionView.contentInset.bottom != covered else { return }
        collectionView.contentInset.bottom = covered
        collectionView.verticalScrollIndicatorInsets.bottom = covered
    }

    private func updateScreen() {
        screen.listWidth.constant = settings.width ?? view.bounds.width
        screen.arrange(isWide: isWide, isPanelOpen: isPanelOpen, hasCard: settings.hasConflict)
    }

    private func showButton() {
        let title = isPanelOpen ? "Done" : "Controls"
        guard !isWide else { return navigationItem.rightBarButtonItem = nil }
        if navigationItem.rightBarButtonItem?.title == title { return }
        let toggle = UIAction(title: title) { [weak self] _ in self?.togglePanel() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: toggle)
    }

    private func togglePanel() {
        isPanelOpen.toggle()
        isPanelMoving = true
        panel.isHidden = false
        glide {
            self.view.setNeedsLayout()
        } completion: {
            self.isPanelMoving = false
            self.view.setNeedsLayout()
        }
    }

    /// Makes a change and animates the layout that follows from it.
    func glide(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) { [self] in
            change()
            view.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    // MARK: Settings

    private func change(to new: AutoLayoutSettings) {
        let old = settings
        settings = new
        if new.textSize != old.textSize { changeTextSize() }
        if new.isRightToLeft != old.isRightToLeft {
            collectionView.traitOverrides.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight
        }
        if new.width != old.width { view.setNeedsLayout() }
        if new.hidesParts != old.hidesParts {
            glide { [self] in
                collectionView.performBatchUpdates {
                    arrangeRows()
                    collectionView.collectionViewLayout.invalidateLayout()
                }
            }
        }
        if new.hasConflict != old.hasConflict {
            if new.hasConflict { beginConflict() } else { endConflict() }
        }
        panel.show(new, room: screen.room.layoutFrame.width)
    }

    private func changeTextSize() {
        collectionView.traitOverrides.preferredContentSizeCategory = settings.category
        collectionView.collectionViewLayout.invalidateLayout()
    }

    // MARK: The conflict

    /// Adds the conflicting constraints. UIKit warns when it lays out the row.
    private func beginConflict() {
        let rows = collectionView.indexPathsForVisibleItems.sorted()
        let isBadgeSeen = { [self] (path: IndexPath) in
            cell(at: path).map { $0.frame.minY + $0.badge.frame.minY >= collectionView.bounds.minY } ?? false
        }
        guard let path = rows.first(where: isBadgeSeen) ?? rows.first, let cell = cell(at: path) else { return }
        conflictingWalk = path.item
        let warnings = Diagnostics.warnings {
            cell.constraintsOfParts.isConflicting = true
            cell.layoutIfNeeded()
        }
        if let message = warnings.first(where: { $0.identifier == "unsatisfiable-constraints" })?.message {
            card.show(ConflictExplanation(message))
        }
        card.isHidden = false
        card.layoutIfNeeded()
        glide { self.view.setNeedsLayout() }
    }

    private func endConflict() {
        conflictingWalk = nil
        for row in rows { row.constraintsOfParts.isConflicting = false }
        glide {
            self.view.setNeedsLayout()
        } completion: {
            self.card.isHidden = !self.settings.hasConflict
        }
    }

    private func cell(at path: IndexPath) -> WalkCell? { collectionView.cellForItem(at: path) as? WalkCell }

    private func showCaption() {
        let size = collectionView.contentSize
        let content = "content \(Int(size.width.rounded()).grouped) × \(Int(size.height.rounded()).grouped)"
        caption.text = "\(walks.count) rows · \(content)"
    }
}
