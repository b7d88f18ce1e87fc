import UIKit

/// Ten thousand mountains, filtered with every key. A diffable data source animates which come, go and move.
final class SearchController: UIViewController {
    private enum Section { case mountains }

    private(set) var search = MountainSearch()
    let collectionView: UICollectionView = SearchList(frame: .zero, collectionViewLayout: SearchLayout.make())

    private let field = SearchField()
    private let panel = SearchPanel()
    private let emptyLabel = EmptyLabel("No mountain has that name.")
    private lazy var dataSource = makeDataSource()
    private let now: () -> ContinuousClock.Instant
    private var dice = Dice(seed: 3)
    /// The share of the shown mountains that a shuffle moves, from 0 to 1.
    private var share: Float = 0.2

    /// - Parameter now: The clock that measures how long snapshots take.
    init(now: @escaping () -> ContinuousClock.Instant = { .now }) {
        self.now = now
        super.init(nibName: nil, bundle: nil)
        title = "Search"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.accessibilityLabel = "Search"
        collectionView.alwaysBounceVertical = true
        collectionView.allowsSelection = false
        for part in [collectionView, emptyLabel, field, panel] { view.addSubview(part) }
        field.clear = { [weak self] in self?.change { $0.eraseAll() } }
        panel.keys.keyWasPressed = { [weak self] in self?.take($0) }
        panel.shuffle.valueDidChange = { [weak self] in
            self?.share = $0
            self?.showTexts()
        }
        panel.shuffle.shuffle = { [weak self] in
            guard let self else { return }
            let count = movedCount
            change { $0.shuffle(count, using: &self.dice) }
        }
        panel.shuffle.sort = { [weak self] in self?.change { $0.sort() } }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (scene: SearchController, _) in
            scene.collectionView.collectionViewLayout.invalidateLayout()
            scene.view.setNeedsLayout()
        }
        showTexts()
        apply(animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, insets) = (view.bounds, view.safeAreaInsets)
        let fieldHeight = SearchField.height(for: traitCollection)
        let panelHeight = panel.sizeThatFits(bounds.inset(by: insets).size).height + insets.bottom
        let top = insets.top + fieldHeight + 12
        field.frame = CGRect(
            x: insets.left + SearchLayout.margin, y: insets.top + 2,
            width: max(bounds.width - insets.left - insets.right - 2 * SearchLayout.margin, 0), height: fieldHeight)
        panel.frame = CGRect(x: 0, y: bounds.height - panelHeight, width: bounds.width, height: panelHeight)
        collectionView.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(bounds.height - top - panelHeight, 0))
        emptyLabel.frame = collectionView.frame.insetBy(dx: 40, dy: 0)
    }

    // MARK: Data

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Mountain.ID> {
        let mountains = search.mountains
        let card = UICollectionView.CellRegistration<MountainCell, Mountain.ID> { $0.show(mountains[$2]) }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, id in
            collectionView.dequeueConfiguredReusableCell(using: card, for: path, item: id)
        }
    }

    /// - Returns: The durations of building the snapshot and of applying it.
    @discardableResult
    private func apply(animated: Bool) -> (building: Duration, applying: Duration) {
        let start = now()
        var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain.ID>()
        snapshot.appendSections([.mountains])
        snapshot.appendItems(search.shown)
        let middle = now()
        dataSource.apply(snapshot, animatingDifferences: animated)
        return (start.duration(to: middle), middle.duration(to: now()))
    }

    private func change(_ change: (inout MountainSearch) -> Void) {
        let before = search.shown
        change(&search)
        let times = apply(animated: true)
        panel.report.show(
            OrderChange(from: before, to: search.shown), building: times.building, applying: times.applying)
        showTexts()
    }

    private var movedCount: Int {
        search.shown.count < 2 ? 0 : max(Int((Float(search.shown.count) * share).rounded()), 1)
    }

    private func showTexts() {
        field.show(search.text, count: search.shown.count)
        panel.keys.show(next: search.nextLetters, canDelete: !search.text.isEmpty)
        panel.shuffle.show(share, moved: movedCount, of: search.shown.count)
        emptyLabel.isHidden = !search.shown.isEmpty
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]),
                let typed = SearchKey(key), take(typed)
            else {
                return super.pressesBegan(presses, with: event)
            }
        }
    }

    /// Returns whether the key had an effect. Without a text, Escape goes back.
    @discardableResult
    private func take(_ key: SearchKey) -> Bool {
        switch key {
        case .letter(let letter): change { $0.type(letter) }
        case .delete where !search.text.isEmpty: change { $0.eraseLast() }
        case .clear where !search.text.isEmpty: change { $0.eraseAll() }
        case .delete, .clear: return false
        }
        return true
    }
}
