import UIKit

/// A card's own collection view, as tall as its content or as the card says.
final class CardStage: UIView {
    let card: CompositionalCard
    let collectionView: WatchedCollectionView
    let data: CardData

    /// Whether the collection view is narrower than the stage.
    private(set) var isNarrow = false
    /// Whether the card's other layout is shown.
    private(set) var showsOther = false
    private(set) lazy var buttons = CardButtons(self)

    private var contentHeight: CGFloat = 0
    private static let shareOfNarrow: CGFloat = 0.6

    /// - Parameter hue: The hue of the first tile.
    init(_ card: CompositionalCard, hue: CGFloat) {
        self.card = card
        data = CardData(card, hue: hue)
        collectionView = WatchedCollectionView(frame: .zero, collectionViewLayout: card.layout(card.section))
        super.init(frame: .zero)
        data.register(with: collectionView)
        collectionView.backgroundColor = .clear
        collectionView.allowsSelection = false
        collectionView.selfSizingInvalidation = .enabledIncludingConstraints
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.insetsLayoutMarginsFromSafeArea = false
        collectionView.layoutMargins = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32)
        collectionView.accessibilityLabel = card.title
        collectionView.didLayOut = { [weak self] in self?.collectionViewDidLayOut() }
        addSubview(collectionView)
        setContentHuggingPriority(.required, for: .vertical)
    }

    required init?(coder: NSCoder) { fatalError("Stages are made in code.") }

    // MARK: Size

    /// Sets the width, and the height that the layout has at present: estimates count until tiles come into view.
    func fit(width: CGFloat) {
        collectionView.frame.size.width = self.width(in: width)
        takeContentHeight(collectionView.collectionViewLayout.collectionViewContentSize.height)
    }

    /// Takes the content's new height after a layout pass, in which tiles were measured or the text size changed.
    private func collectionViewDidLayOut() { takeContentHeight(collectionView.contentSize.height) }

    private func takeContentHeight(_ height: CGFloat) {
        guard case .ofContent = card.height, contentHeight != height.rounded(.up) else { return }
        contentHeight = height.rounded(.up)
        invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize {
        let height: CGFloat =
            switch card.height {
            case .ofContent: contentHeight
            case .points(let points): points
            }
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    private func width(in width: CGFloat) -> CGFloat { isNarrow ? (width * Self.shareOfNarrow).rounded() : width }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(collectionView, CGRect(x: 0, y: 0, width: width(in: bounds.width), height: bounds.height))
    }

    // MARK: Actions of the buttons

    func switchLayout() {
        showsOther.toggle()
        let section = showsOther ? card.other ?? card.section : card.section
        collectionView.setCollectionViewLayout(card.layout(section), animated: true)
        buttons.update()
    }

    func toggleWidth() {
        isNarrow.toggle()
        setNeedsLayout()
        UIView.animate(withDuration: 0.35) { self.layoutIfNeeded() }
        buttons.update()
    }

    func insert() {
        collectionView.performBatchUpdates { collectionView.insertItems(at: [data.insert()]) }
        buttons.update()
    }

    func remove() {
        collectionView.performBatchUpdates { collectionView.deleteItems(at: [data.remove()]) }
        buttons.update()
    }

    func reverse() {
        collectionView.performBatchUpdates {
            for (old, new) in data.reverse() { collectionView.moveItem(at: old, to: new) }
        }
        buttons.update()
    }
}
