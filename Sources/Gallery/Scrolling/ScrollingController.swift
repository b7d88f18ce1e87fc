import UIKit

/// Something to scroll, and a monitor of it: its offset and velocity, drawn over the last seconds, and its delegate's
/// calls. The monitor is beside it if there is room, and otherwise below it.
final class ScrollingController: UIViewController {
    let monitor = MonitorView()
    let panel = ScrollPanel()
    let choice: UISegmentedControl
    private(set) var page: ScrollPage?

    private let pictures = PictureShelf()
    private let line = UIView()
    private var pages: [Kind: ScrollPage] = [:]
    private var isPanelOpen = false

    /// The pages that the scene offers.
    enum Kind: String, CaseIterable {
        case list = "List"
        case cards = "Pages"
        case nested = "Nested"
        case zoom = "Zoom"
    }

    private static let choiceHeight: CGFloat = 52
    private static let monitorHeight: CGFloat = 230
    private static let columnWidth: CGFloat = 320
    private static let wideWidth: CGFloat = 700
    private static let lowHeight: CGFloat = 500

    init() {
        choice = UISegmentedControl(items: Kind.allCases.map(\.rawValue))
        super.init(nibName: nil, bundle: nil)
        title = "Scrolling"
        edgesForExtendedLayout = [.left, .bottom, .right]
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        choice.accessibilityLabel = "What to scroll"
        choice.addAction(UIAction { [weak self] _ in self?.showChosenPage() }, for: .valueChanged)
        choice.selectedSegmentIndex = 0
        panel.settingsDidChange = { [weak self] in
            guard let self else { return }
            page?.settings = $0
            panel.show($0)
        }
        line.backgroundColor = .separator
        for part in [monitor, panel, line, choice] { view.addSubview(part) }
        showChosenPage()
    }

    // MARK: Pages

    private func showChosenPage() {
        let kind = Kind.allCases[max(choice.selectedSegmentIndex, 0)]
        let next = pages[kind] ?? makePage(kind)
        pages[kind] = next
        page?.removeFromSuperview()
        page = next
        view.insertSubview(next, at: 0)
        panel.show(next.settings)
        monitor.clear()
        view.setNeedsLayout()
    }

    private func makePage(_ kind: Kind) -> ScrollPage {
        let page: ScrollPage =
            switch kind {
            case .list: ListPage(pictures: pictures)
            case .cards: CardsPage(pictures: pictures)
            case .nested: NestedPage(pictures: pictures)
            case .zoom: ZoomPage(pictures: pictures)
            }
        let watcher = page.watcher
        watcher.wasCalled = { [weak self] in self?.monitor.call($1, of: $0) }
        watcher.willEndDragging = { [weak self] in self?.monitor.willEndDragging($0, target: $1) }
        watcher.contentCameToRest = { [weak self] in self?.monitor.contentCameToRest(in: $0) }
        watcher.contentDidMove = { [weak self, weak page] in
            self?.monitor.contentMoved(in: $0)
            (page as? CardsPage)?.updateDots()
            (page as? NestedPage)?.remember($0)
        }
        return page
    }

    // MARK: Layout

    private var isWide: Bool { view.bounds.width >= Self.wideWidth }
    private var isLow: Bool { view.bounds.height < Self.lowHeight }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let bounds = view.bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        if isWide { layOutSideBySide(bounds) } else { layOutBelowEachOther(bounds) }
        showButton()
    }

    /// Lays out two columns within the safe area. The right column's background reaches the edge.
    private func layOutSideBySide(_ bounds: CGRect) {
        let width = bounds.width - Self.columnWidth
        let (left, right) = (bounds.minX, bounds.minX + width)
        place(choiceIn: CGRect(x: left, y: 0, width: width, height: 0))
        page?.frame = CGRect(
            x: left, y: Self.choiceHeight, width: width, height: max(bounds.height - Self.choiceHeight, 0))
        let column = CGRect(x: right, y: 0, width: view.bounds.maxX - right, height: bounds.height)
        // A phone in landscape has room for either the monitor or the panel.
        let covered = isLow ? (isPanelOpen ? bounds.height : 0) : min(panelHeight, bounds.height / 2)
        panel.isHidden = covered == 0
        let parts = column.divided(atDistance: bounds.height - covered, from: .minYEdge)
        (monitor.frame, panel.frame) = (parts.slice, parts.remainder)
        monitor.isHidden = monitor.frame.height == 0
        line.frame = CGRect(x: right, y: 0, width: 0.5, height: bounds.height)
    }

    private func layOutBelowEachOther(_ bounds: CGRect) {
        place(choiceIn: bounds)
        let bottom = view.safeAreaInsets.bottom
        monitor.isHidden = false
        let height = min(Self.monitorHeight, (bounds.height * 0.4).rounded()) + bottom
        monitor.frame = CGRect(x: bounds.minX, y: bounds.height - height, width: bounds.width, height: height)
        page?.frame = CGRect(
            x: bounds.minX, y: Self.choiceHeight, width: bounds.width,
            height: max(bounds.height - Self.choiceHeight - height, 0))
        panel.isHidden = !isPanelOpen
        let covered = max(min(panelHeight, (bounds.height * 0.6).rounded()), height)
        panel.frame = CGRect(x: bounds.minX, y: bounds.height - covered, width: bounds.width, height: covered)
        line.frame = CGRect(
            x: bounds.minX, y: isPanelOpen ? panel.frame.minY : monitor.frame.minY, width: bounds.width, height: 0.5)
    }

    private var panelHeight: CGFloat { panel.sizeThatFits(view.bounds.size).height }

    private func place(choiceIn strip: CGRect) {
        let room = min(strip.width - 32, 420)
        choice.frame = CGRect(x: strip.midX - room / 2, y: 10, width: room, height: 32)
    }

    private func showButton() {
        let title = isPanelOpen ? "Done" : "Controls"
        guard !isWide || isLow else { return navigationItem.rightBarButtonItem = nil }
        if navigationItem.rightBarButtonItem?.title == title { return }
        let toggle = UIAction(title: title) { [weak self] _ in
            guard let self else { return }
            isPanelOpen.toggle()
            view.setNeedsLayout()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: toggle)
    }
}
