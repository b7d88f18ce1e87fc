import UIKit
import UIKitTesting

/// A million rows as in Settings: a symbol, a title, a value, a chevron and a line. As a list, or as a flow layout
/// whose cells have the chevron and the line added by hand.
@MainActor final class SettingsList: NSObject, UICollectionViewDataSource {
    enum Layout {
        case list
        /// Rows determine their own height, as in the list.
        case flow
        /// The app determines the height of rows.
        case fixedFlow
    }

    static let itemCount = 1_000_000
    private static let rowHeight: CGFloat = 52

    let stage = Stage(size: Workload.screen, scale: Workload.scale)
    private let view: UICollectionView
    private let picture = UIImage(systemName: "star")
    private let layout: Layout
    private var actionCount = 0

    private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [picture] cell, _, number in
        cell.contentConfiguration = Self.content(number, picture)
        if cell.accessories.isEmpty { cell.accessories = [.disclosureIndicator()] }
    }

    private lazy var handmade = UICollectionView.CellRegistration<LinedCell, Int> { [picture] cell, _, number in
        cell.contentConfiguration = Self.content(number, picture)
    }

    private static func content(_ number: Int, _ picture: UIImage?) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        content.text = ConfiguredRows.title(number)
        content.secondaryText = "\(number % 100)"
        content.image = picture
        return content
    }

    init(_ layout: Layout) {
        self.layout = layout
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: Self.layout(layout))
        super.init()
        _ = (row, handmade)
        view.dataSource = self
        stage.window.addSubview(view)
    }

    private static func layout(_ layout: Layout) -> UICollectionViewLayout {
        guard layout == .list else {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: Workload.screen.width, height: rowHeight)
            flow.minimumLineSpacing = 0
            if layout == .flow { flow.estimatedItemSize = flow.itemSize }
            return flow
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(
                actions: ["Delete", "Flag"].map { title in
                    UIContextualAction(style: .normal, title: title) { _, _, finish in finish(true) }
                })
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    /// Replaces all data and lays out the rows in view, without sending them to a screen.
    func layOutFirst() {
        view.reloadData()
        view.layoutIfNeeded()
    }

    /// Scrolls by a row.
    func step() {
        view.contentOffset.y += Self.rowHeight
        view.layoutIfNeeded()
    }

    // MARK: Swiping

    private var finger = 0
    private var way: CGFloat = 0

    func beginSwipe() {
        stage.settle()
        finger = stage.touchDown(at: CGPoint(x: 340, y: 78))
        stage.touchMove(finger, to: CGPoint(x: 320, y: 78))
        way = 20
    }

    /// Moves the finger by a point, and sends the frame to a screen.
    func swipeOn() {
        way = way < 100 ? way + 1 : 21
        stage.touchMove(finger, to: CGPoint(x: 340 - way, y: 78))
        stage.advance(by: 1.0 / 60)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.itemCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout == .list
            ? collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
            : collectionView.dequeueConfiguredReusableCell(using: handmade, for: indexPath, item: indexPath.item)
    }
}

/// A cell as an app writes it to look like a list's: with a chevron and a line.
private final class LinedCell: UICollectionViewCell {
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        chevron.tintColor = .tertiaryLabel
        addSubview(chevron)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let wanted = contentView.sizeThatFits(CGSize(width: attributes.size.width - 30, height: 0))
        attributes.size.height = max(wanted.height, 52)
        return attributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame.size.width = bounds.width - 30
        chevron.frame = CGRect(x: bounds.width - 30, y: (bounds.height - 14) / 2, width: 14, height: 14)
        line.frame = CGRect(x: 60, y: bounds.height - 1, width: bounds.width - 76, height: 1)
    }
}
