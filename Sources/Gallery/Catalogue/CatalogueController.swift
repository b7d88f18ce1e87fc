import UIKit

/// All controls and all kinds of animation on one page, in light and dark appearance and both layout directions.
final class CatalogueController: UIViewController {
    private let page = UIScrollView()
    private let bar = AppearanceBar()
    private let cards = CatalogueEntry.all.map { CatalogueCard($0) }

    private static let widest: CGFloat = 620
    private static let gap: CGFloat = 20

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Catalogue"
    }

    required init?(coder: NSCoder) { fatalError("The Catalogue is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.alwaysBounceVertical = true
        view.addSubview(page)
        page.addSubview(bar)
        for card in cards { page.addSubview(card) }
        bar.style.addAction(UIAction { [weak self] _ in self?.updateAppearance() }, for: .valueChanged)
        bar.direction.addAction(UIAction { [weak self] _ in self?.updateAppearance() }, for: .valueChanged)
    }

    private func updateAppearance() {
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        overrideUserInterfaceStyle = styles[bar.style.selectedSegmentIndex]
        traitOverrides.layoutDirection = bar.direction.selectedSegmentIndex == 1 ? .rightToLeft : .leftToRight
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(page.bounds.width - 2 * Self.gap, Self.widest)
        let x = ((page.bounds.width - width) / 2).rounded()
        var y = Self.gap
        for part in [bar] + cards as [UIView] {
            let height = part.sizeThatFits(CGSize(width: width, height: .infinity)).height
            part.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height + Self.gap
        }
        page.contentSize = CGSize(width: page.bounds.width, height: y)
    }
}
