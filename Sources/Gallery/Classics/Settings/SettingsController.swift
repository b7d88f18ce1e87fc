import UIKit

/// The settings of a device. In a compact width the list fills the screen and pushes its pages. In a regular width the
/// list and the chosen page are side by side.
final class SettingsController: UIViewController {
    let settings = DeviceSettings()
    /// The two columns. nil in a layout with one column.
    private(set) var columns: SettingsColumns?
    private var list: SettingsListController?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }

    // MARK: One column or two

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        arrange(animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if columns != nil { navigationController?.setNavigationBarHidden(false, animated: animated) }
    }

    /// Updates the layout. UIKit calls this also while a page is on top.
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.arrange(animated: false) })
    }

    private func arrange(animated: Bool) {
        guard let navigation = navigationController else { return }
        let isWide = navigation.traitCollection.horizontalSizeClass == .regular
        if isWide != (columns != nil) || children.isEmpty {
            if isWide { showTwoColumns(in: navigation) } else { showOneColumn(in: navigation) }
        }
        // Both columns have their own navigation bars.
        if navigation.topViewController === self { navigation.setNavigationBarHidden(isWide, animated: animated) }
    }

    /// Moves the pages on top of the list to the trailing column.
    private func showTwoColumns(in navigation: UINavigationController) {
        let (below, pages) = navigation.split(at: self)
        if !pages.isEmpty { navigation.setViewControllers(below, animated: false) }
        list.map(leave)
        list = nil
        let columns = SettingsColumns(settings, pages: pages)
        if below.count > 1 {
            let others = navigationItem.leftBarButtonItems ?? []
            columns.showWayBack(before: others) { [weak navigation] in navigation?.popViewController(animated: true) }
        }
        enter(columns)
        self.columns = columns
    }

    /// Pushes the pages of the trailing column.
    private func showOneColumn(in navigation: UINavigationController) {
        let pages = columns?.takePages() ?? []
        columns.map(leave)
        columns = nil
        let list = SettingsListController(settings, appearance: .insetGrouped)
        list.showPage = { [weak self] page in
            guard let self else { return }
            navigationController?.pushViewController(page.makeController(settings), animated: true)
        }
        enter(list)
        self.list = list
        if !pages.isEmpty { navigation.setViewControllers(navigation.viewControllers + pages, animated: false) }
    }

    // MARK: Containing

    private func enter(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        setContentScrollView((child as? UICollectionViewController)?.collectionView, for: .top)
    }

    private func leave(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

extension UINavigationController {
    /// Returns the screens up to and including this one, and the screens on top of it.
    fileprivate func split(at screen: UIViewController) -> (below: [UIViewController], above: [UIViewController]) {
        let end = (viewControllers.firstIndex(of: screen) ?? viewControllers.count - 1) + 1
        return (Array(viewControllers.prefix(end)), Array(viewControllers.dropFirst(end)))
    }
}
