import UIKit

/// Two columns: the list at the leading side, and the chosen page beside it.
final class SettingsColumns: UIViewController {
    private static let listWidth: CGFloat = 320

    private let settings: DeviceSettings
    private let list: SettingsListController
    private let sidebar: UINavigationController
    let details: UINavigationController
    private let line = UIView()
    /// Whether a person chose the page on the trailing side.
    private var isChosen: Bool

    /// - Parameter pages: The screens of the trailing column at first. If there are none, it shows General.
    init(_ settings: DeviceSettings, pages: [UIViewController]) {
        self.settings = settings
        list = SettingsListController(settings, appearance: .sidebar)
        sidebar = UINavigationController(rootViewController: list)
        details = UINavigationController()
        isChosen = !pages.isEmpty
        super.init(nibName: nil, bundle: nil)
        details.viewControllers = pages.isEmpty ? [SettingsPage.general.makeController(settings)] : pages
        list.clearsSelectionOnViewWillAppear = false
        list.showPage = { [weak self] in self?.show($0) }
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        line.backgroundColor = .separator
        for column in [sidebar, details] {
            addChild(column)
            view.addSubview(column.view)
            column.didMove(toParent: self)
        }
        view.addSubview(line)
        markShownPage()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, end) = view.bounds.divided(atDistance: Self.listWidth, from: isMirrored ? .maxXEdge : .minXEdge)
        sidebar.view.frame = start
        details.view.frame = end
        line.frame = CGRect(x: isMirrored ? start.minX - 0.5 : start.maxX, y: 0, width: 0.5, height: view.bounds.height)
    }

    private func show(_ page: SettingsPage) {
        isChosen = true
        details.setViewControllers([page.makeController(settings)], animated: false)
        markShownPage()
    }

    private func markShownPage() {
        guard let page = SettingsPage.allCases.first(where: { $0.title == details.viewControllers.first?.title }) else {
            return
        }
        list.select(row: page.title)
    }

    /// Removes and returns the screens of the chosen page, for a layout with one column. The result is empty if no page
    /// was chosen.
    func takePages() -> [UIViewController] {
        guard isChosen else { return [] }
        let pages = details.viewControllers
        details.setViewControllers([], animated: false)
        return pages
    }

    /// Adds a Back button to the list, for an app in which Settings isn't the first screen, and the buttons that the app
    /// has in the bar that these columns hide.
    func showWayBack(before others: [UIBarButtonItem], _ goBack: @escaping () -> Void) {
        let button = UIBarButtonItem(
            image: UIImage(systemName: "chevron.backward"), primaryAction: UIAction { _ in goBack() })
        button.accessibilityLabel = "Back"
        list.navigationItem.leftBarButtonItems = [button] + others
    }
}
