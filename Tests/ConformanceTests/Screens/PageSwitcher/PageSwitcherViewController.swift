import UIKit

/// Two children that take each other's place: the new one comes from the side.
final class PageSwitcherViewController: UIViewController {
    private let segments: UISegmentedControl
    private let pages: [UIViewController]
    private(set) var shownPage = 0
    private var isSwitching = false

    init(pages: [UIViewController]) {
        self.pages = pages
        segments = UISegmentedControl(items: pages.map { $0.title ?? "" })
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                show(segments.selectedSegmentIndex)
            }, for: .valueChanged)
        view.addSubview(segments)
        let first = pages[0]
        addChild(first)
        first.view.frame = pageFrame
        view.addSubview(first.view)
        first.didMove(toParent: self)
    }

    private var pageFrame: CGRect {
        view.bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top + 60, left: 0, bottom: 0, right: 0))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        segments.frame = CGRect(x: 20, y: view.safeAreaInsets.top + 16, width: view.bounds.width - 40, height: 32)
        if !isSwitching { pages[shownPage].view.frame = pageFrame }
    }

    private func show(_ index: Int) {
        guard index != shownPage, !isSwitching else { return }
        let (old, new) = (pages[shownPage], pages[index])
        let way = index > shownPage ? view.bounds.width : -view.bounds.width
        isSwitching = true
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = pageFrame.offsetBy(dx: way, dy: 0)
        transition(
            from: old, to: new, duration: 0.4, options: .curveEaseInOut,
            animations: {
                new.view.frame = self.pageFrame
                old.view.frame = self.pageFrame.offsetBy(dx: -way, dy: 0)
            },
            completion: { _ in
                old.removeFromParent()
                new.didMove(toParent: self)
                self.shownPage = index
                self.isSwitching = false
            })
    }
}

/// A page with its title in the middle, which records its life cycle.
final class TitlePageViewController: UIViewController {
    private(set) var events: [String] = []

    init(title: String, color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        let label = UILabel()
        label.text = "Page \(title)"
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        view.backgroundColor = color
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        events.append("did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        events.append("did disappear")
    }
}
