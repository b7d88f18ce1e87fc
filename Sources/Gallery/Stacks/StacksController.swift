import UIKit

/// A stack view with a control for each of its properties. The controls are beside it if there is room, and otherwise
/// in a panel over the lower part that the bar button shows and hides.
final class StacksController: UIViewController {
    private(set) var settings = StackSettings()
    let canvas = StackCanvas()
    let panel = StackPanel()
    let caption = CaptionView()

    private let line = UIView()
    private var isPanelOpen = false

    private static let captionHeight: CGFloat = 32
    private static let columnWidth: CGFloat = 300
    private static let wideWidth: CGFloat = 700

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Stack views"
        edgesForExtendedLayout = [.left, .bottom, .right]
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        canvas.accessibilityLabel = "Stack"
        canvas.didLayOut = { [weak self] in self?.showCaption() }
        canvas.sizeIsWanted = { [weak self] in self?.resize(to: $0) }
        panel.settingsDidChange = { [weak self] in self?.change(to: $0) }
        line.backgroundColor = .separator
        for part in [canvas, caption, panel, line] { view.addSubview(part) }
    }

    // MARK: Layout

    private var isWide: Bool { view.bounds.width >= Self.wideWidth }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let column = isWide ? Self.columnWidth + view.safeAreaInsets.right : 0
        let width = bounds.width - column
        let panelHeight = (bounds.height * 0.5).rounded()
        panel.isHidden = !isWide && !isPanelOpen
        line.isHidden = panel.isHidden
        let end = panel.isHidden || isWide ? bounds.height : bounds.height - panelHeight
        caption.frame = CGRect(x: 0, y: 0, width: width, height: Self.captionHeight)
        canvas.frame = CGRect(x: 0, y: Self.captionHeight, width: width, height: max(end - Self.captionHeight, 0))
        panel.frame =
            isWide
            ? CGRect(x: width, y: 0, width: column, height: bounds.height)
            : CGRect(x: 0, y: bounds.height - panelHeight, width: bounds.width, height: panelHeight)
        line.frame = CGRect(
            x: panel.frame.minX, y: panel.frame.minY, width: isWide ? 0.5 : width, height: isWide ? bounds.height : 0.5)
        canvas.layoutIfNeeded()
        panel.show(settings, room: canvas.room)
        showButton()
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

    private func change(to new: StackSettings) {
        settings = new
        panel.show(new, room: canvas.room)
        canvas.glide(to: new)
    }

    /// Resizes the stack as a finger drags, in whole points.
    private func resize(to size: CGSize) {
        let room = canvas.room
        settings.width = min(max(size.width.rounded(), StackSettings.leastLength), room.width)
        settings.height = min(max(size.height.rounded(), StackSettings.leastLength), room.height)
        panel.show(settings, room: room)
        canvas.resize(to: settings)
    }

    private func showCaption() {
        let size = canvas.stack.bounds.size
        let shown = canvas.stack.arrangedSubviews.count { !$0.isHidden }
        caption.text = "\(shown) of \(settings.pieces.all.count) views · \(size.width.points) × \(size.height.points)"
    }
}
