import UIKit

/// A board of tiles that move, come and go: every kind of batch update, and 200 of them in a storm.
final class UpdatesController: UIViewController {
    private(set) var board = TileBoard(counts: [7, 10, 6, 12, 7])
    let collectionView: UICollectionView
    let status = StatusLine()

    private var arrangement = TileArrangement.grid
    private var dice = Dice(seed: 1)
    private var storm: Storm?
    private lazy var drag = TileDrag(in: collectionView)
    private lazy var toolbar = UpdatesToolbar(buttons: actionButtons + [layoutButton, stormButton])

    private lazy var actionButtons = BoardAction.allCases.map { action in
        UpdatesToolbar.button(action.title, spoken: action.spokenTitle) { [weak self] in
            self?.change { board, dice in action.change(&board, using: &dice) }
        }
    }
    private lazy var layoutButton = UpdatesToolbar.button("Layout") { [weak self] in self?.changeLayout() }
    private lazy var stormButton = UpdatesToolbar.button("Storm") { [weak self] in self?.beginStorm() }

    private static let statusHeight: CGFloat = 32

    init() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: arrangement.layout())
        super.init(nibName: nil, bundle: nil)
        title = "Updates"
        edgesForExtendedLayout = [.left, .bottom, .right]
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Updates"
        collectionView.allowsMultipleSelection = true
        collectionView.alwaysBounceVertical = true
        registerViews()
        collectionView.dataSource = self
        _ = drag
        for part in [collectionView, status, toolbar] { view.addSubview(part) }
        layoutButton.accessibilityValue = arrangement.rawValue
        showStatus()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endStorm()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, insets) = (view.bounds, view.safeAreaInsets)
        let height = toolbar.sizeThatFits(bounds.inset(by: insets).size).height + insets.bottom
        status.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.statusHeight)
        toolbar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        collectionView.frame = CGRect(
            x: 0, y: Self.statusHeight, width: bounds.width,
            height: max(bounds.height - Self.statusHeight - height, 0))
    }

    // MARK: Changes

    /// Changes the board, and animates the difference as a batch update.
    private func change(_ change: (inout TileBoard, inout Dice) -> Void) {
        var next = board
        change(&next, &dice)
        let difference = BoardChange(from: board, to: next)
        collectionView.performBatchUpdates {
            board = next
            collectionView.carryOut(difference)
        }
        showCounts()
        showStatus()
    }

    /// Records a move that a finger has made. The collection view already shows it.
    func moveTile(from: IndexPath, to: IndexPath) {
        board.moveTile(from: from, to: to)
        showStatus()
    }

    /// Whether a person can drag tiles. A storm ends every drag.
    var canMoveTiles: Bool { storm == nil }

    private func showStatus() { status.show(board, batches: storm?.batchesMade) }

    private func changeLayout() {
        arrangement = arrangement.next
        layoutButton.accessibilityValue = arrangement.rawValue
        collectionView.setCollectionViewLayout(arrangement.layout(), animated: true)
    }

    // MARK: Storm

    private func beginStorm() {
        // The storm is the same every time if it starts from the same board.
        dice = Dice(seed: 2)
        drag.cancel()
        let storm = Storm(
            onBatch: { [weak self] in self?.change { $0.changeAtRandom(using: &$1) } },
            onEnd: { [weak self] in self?.endStorm() })
        self.storm = storm
        setButtons(enabled: false)
        showStatus()
        storm.begin()
    }

    private func endStorm() {
        guard let storm else { return }
        storm.stop()
        self.storm = nil
        setButtons(enabled: true)
        showStatus()
    }

    /// Enables or disables the buttons, except for Layout: the layout can be changed during a storm.
    private func setButtons(enabled: Bool) {
        for button in actionButtons + [stormButton] { button.isEnabled = enabled }
    }
}
