import UIKit

/// Tabs with screens that scroll. The tab bar shrinks on a phone, and becomes a sidebar on a tablet.
final class TabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let colors = UITabGroup(
            title: "Colors", image: UIImage(systemName: "circle.grid.2x2"), identifier: "colors",
            children: [tab("Warm", "sun.max", from: 0), tab("Cold", "moon", from: 0.5)]
        ) { [weak self] _ in self?.screen("Colors", from: 0) ?? UIViewController() }
        colors.managingNavigationController = UINavigationController()
        tabs = [
            tab("Home", "star", from: 0.1), tab("News", "book", from: 0.3), colors,
            UISearchTab { [weak self] _ in
                UINavigationController(rootViewController: self?.screen("Search", from: 0.7) ?? UIViewController())
            },
        ]
        tabs[1].badgeValue = "3"
        tabBarMinimizeBehavior = .onScrollDown
    }

    private func tab(_ title: String, _ symbol: String, from hue: CGFloat) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { [weak self] tab in
            let screen = self?.screen(title, from: hue) ?? UIViewController()
            return tab.parent == nil ? UINavigationController(rootViewController: screen) : screen
        }
    }

    private func screen(_ title: String, from hue: CGFloat) -> UIViewController {
        let screen = SwatchesController(hue: hue)
        screen.title = title
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        return screen
    }
}

/// Scrolling tiles in the colours of a rainbow.
final class SwatchesController: UICollectionViewController {
    private let hue: CGFloat

    init(hue: CGFloat) {
        self.hue = hue
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 104, height: 88)
        flow.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        flow.sectionInsetReference = .fromSafeArea
        super.init(collectionViewLayout: flow)
    }

    required init?(coder: NSCoder) { fatalError("Screens are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        let hue = (hue + CGFloat(indexPath.item) / 90).truncatingRemainder(dividingBy: 1)
        cell.contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1)
        cell.contentView.layer.cornerRadius = 20
        return cell
    }
}
