import UIKit

/// A flow layout with a control for each of its properties. The controls are beside it if there is room, and otherwise
/// in a panel over its lower part that the bar button shows and hides.
final class FlowController: UIViewController {
    private(set) var settings = FlowSettings()
    let flow = MirroringFlowLayout()
    let collectionView: WatchedCollectionView
    let panel = FlowPanel()
    let caption = CaptionView()

    private let mixedSizes = MixedSizes()
    private let line = UIView()
    /// The settings that the layout has, and the room they were fitted to. nil before the first time.
    private var applied: (settings: FlowSettings, room: CGSize)?
    private var isPanelOpen = false

    private static let captionHeight: CGFloat = 32
    /// The width of the column of controls without the safe area, in points.
    private static let columnWidth: CGFloat = 300
    private static let wideWidth: CGFloat = 700

    init() {
        collectionView = WatchedCollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(nibName: nil, bundle: nil)
        title = "Flow"
        edgesForExtendedLayout = [.left, .bottom, .right]
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Flow"
        // Margins wide enough to show that section insets are measured from them.
        collectionView.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30)
        registerViews()
        collectionView.dataSource = self
        collectionView.didLayOut = { [weak self] in self?.showCaption() }
        panel.settingsDidChange = { [weak self] in
            guard let self else { return }
            settings = $0
            applySettings()
        }
        line.backgroundColor = .separator
        for part in [collectionView, caption, panel, line] { view.addSubview(part) }
    }

    // MARK: Layout

    private var isWide: Bool { view.bounds.width >= Self.wideWidth }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let column = isWide ? Self.columnWidth + view.safeAreaInsets.right : 0
        let width = bounds.width - column
        caption.frame = CGRect(x: 0, y: 0, width: width, height: Self.captionHeight)
        let panelHeight = (bounds.height * 0.46).rounded()
        panel.isHidden = !isWide && !isPanelOpen
        line.isHidden = panel.isHidden
        panel.frame =
            isWide
            ? CGRect(x: width, y: 0, width: column, height: bounds.height)
            : CGRect(x: 0, y: bounds.height - panelHeight, width: bounds.width, height: panelHeight)
        line.frame = CGRect(
            x: panel.frame.minX, y: panel.frame.minY, width: isWide ? 0.5 : width,
            height: isWide ? bounds.height : 0.5)
        // The collection view adds the safe area to its content inset.
        let covered = panel.isHidden || isWide ? 0 : max(panelHeight - view.safeAreaInsets.bottom, 0)
        place(
            CGRect(x: 0, y: Self.captionHeight, width: width, height: max(bounds.height - Self.captionHeight, 0)),
            covered: covered)
        showButton()
    }

    /// Gives the layout its new sizes before the collection view gets its frame, so that no item is ever larger than
    /// its line.
    private func place(_ frame: CGRect, covered: CGFloat) {
        if collectionView.contentInset.bottom != covered {
            collectionView.contentInset.bottom = covered
            collectionView.verticalScrollIndicatorInsets.bottom = covered
            flow.invalidateLayout()
        }
        applySettings(in: frame.size)
        collectionView.frame = frame
    }

    private func showButton() {
        let title = isPanelOpen ? "Done" : "Controls"
        guard !isWide else { return navigationItem.rightBarButtonItem = nil }
        if navigationItem.rightBarButtonItem?.title == title { return }
        let toggle = UIAction(title: title) { [weak self] _ in
            guard let self else { return }
            isPanelOpen.toggle()
            view.setNeedsLayout()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: toggle)
    }

    // MARK: Settings

    private func applySettings() { applySettings(in: collectionView.bounds.size) }

    /// Applies the settings that changed. Setting a property of the layout invalidates it.
    private func applySettings(in size: CGSize) {
        guard size.width > 0, size.height > 0 else { return }
        let room = room(in: size)
        let settings = settings.fitted(to: room)
        self.settings.itemCount = settings.itemCount
        let (old, oldRoom) = (applied?.settings, applied?.room)
        guard settings != old || room != oldRoom else { return }
        applied = (settings, room)

        flow.itemSize = settings.itemSize
        flow.estimatedItemSize = settings.sizes == .automatic ? UICollectionViewFlowLayout.automaticSize : .zero
        flow.scrollDirection = settings.scrollDirection
        flow.minimumLineSpacing = settings.lineSpacing
        flow.minimumInteritemSpacing = settings.interitemSpacing
        flow.headerReferenceSize = CGSize(width: settings.headerLength, height: settings.headerLength)
        flow.footerReferenceSize = CGSize(width: settings.footerLength, height: settings.footerLength)
        flow.sectionHeadersPinToVisibleBounds = settings.pinsHeaders
        flow.sectionFootersPinToVisibleBounds = settings.pinsFooters
        flow.sectionInset = settings.sectionInset
        flow.sectionInsetReference = settings.sectionInsetReference
        collectionView.semanticContentAttribute = settings.isRightToLeft ? .forceRightToLeft : .unspecified
        collectionView.alwaysBounceVertical = settings.scrollDirection == .vertical
        collectionView.alwaysBounceHorizontal = settings.scrollDirection == .horizontal
        // Only for mixed sizes: with a delegate that gives sizes, the layout asks about every item.
        mixedSizes.room = room
        collectionView.delegate = settings.sizes == .mixed ? mixedSizes : nil
        // A flow layout doesn't notice two changes: another reference for the insets, and another answer of its
        // delegate.
        if settings.sectionInsetReference != old?.sectionInsetReference || settings.sizes == .mixed {
            flow.invalidateLayout()
        }
        if settings.showsOther(than: old) { collectionView.reloadData() }
        panel.show(settings, room: room)
    }

    /// Returns the size that section insets and content insets leave for items.
    private func room(in size: CGSize) -> CGSize {
        var insets = [settings.sectionInset, collectionView.adjustedContentInset]
        switch settings.sectionInsetReference {
        case .fromSafeArea: insets.append(collectionView.safeAreaInsets)
        case .fromLayoutMargins: insets.append(collectionView.layoutMargins)
        default: break
        }
        // While the device rotates, the panel may cover more than the view's height.
        return CGSize(
            width: max(size.width - insets.reduce(0) { $0 + $1.left + $1.right }, 1),
            height: max(size.height - insets.reduce(0) { $0 + $1.top + $1.bottom }, 1))
    }

    private func showCaption() {
        guard let settings = applied?.settings else { return }
        let size = collectionView.contentSize
        let content = "content \(Int(size.width.rounded()).grouped) × \(Int(size.height.rounded()).grouped)"
        caption.text = "\(settings.itemCount.grouped) items · \(settings.sectionCount) sections · \(content)"
    }

    /// The settings that the layout has at present.
    var shownSettings: FlowSettings { applied?.settings ?? settings }
}
