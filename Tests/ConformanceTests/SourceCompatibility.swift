import UIKit

// Shapes of code that layout libraries and apps are made of. That this file compiles, in Swift 5 mode and without an
// annotation, is most of the test; SourceCompatibilityTests runs it.

class CardCell: UICollectionViewCell {
    static let reuseIdentifier = "card"
    let titleLabel = UILabel()
    private var observers = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
        didSet { contentView.backgroundColor = isSelected ? .systemBlue : .systemGray }
    }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            alpha = newValue ? 0.5 : 1
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? CardAttributes else { return }
        titleLabel.alpha = attributes.progress
    }

    deinit { observers = 0 }
}

class CardAttributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CardAttributes
        copy.progress = progress
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CardAttributes, other.progress == progress else { return false }
        return super.isEqual(object)
    }
}

class CardLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var invalidatesProgress = false
}

protocol CardLayoutDelegate: AnyObject {
    func cardLayout(_ layout: CardLayout, heightForItemAt indexPath: IndexPath) -> CGFloat
}

class CardLayout: UICollectionViewLayout {
    weak var delegate: CardLayoutDelegate?
    private var cache = [UICollectionViewLayoutAttributes]()
    private var contentHeight: CGFloat = 0
    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        let insets = collectionView.contentInset
        return collectionView.bounds.width - (insets.left + insets.right)
    }

    override class var layoutAttributesClass: AnyClass { return CardAttributes.self }
    override class var invalidationContextClass: AnyClass { CardLayoutInvalidationContext.self }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: contentWidth, height: contentHeight)
    }

    override func prepare() {
        super.prepare()
        guard cache.isEmpty, let collectionView = collectionView else { return }
        var y: CGFloat = 0
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let height = delegate?.cardLayout(self, heightForItemAt: indexPath) ?? 100
            let attributes = CardAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: y, width: contentWidth, height: height)
            attributes.progress = CGFloat(item) / 10
            attributes.transform3D = CATransform3DMakeScale(1, 1, 1)
            cache.append(attributes)
            y += height + 10
        }
        contentHeight = max(y - 10, 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if (context as? CardLayoutInvalidationContext)?.invalidatesProgress != true { cache.removeAll() }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return !newBounds.size.equalTo(collectionView?.bounds.size ?? .zero)
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let page = (proposedContentOffset.y / 110).rounded()
        return CGPoint(x: 0, y: page * 110)
    }
}

class TaggedCollectionView: UICollectionView {
    var boundsChanges = 0

    override var bounds: CGRect {
        didSet { if bounds != oldValue { boundsChanges += 1 } }
    }

    override var delegate: UICollectionViewDelegate? {
        didSet { tag = delegate == nil ? 0 : 1 }
    }

    override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { contentSize }
}

class CardsViewController: UIViewController {
    let layout = CardLayout()
    lazy var collectionView: TaggedCollectionView = {
        let view = TaggedCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(CardCell.self, forCellWithReuseIdentifier: CardCell.reuseIdentifier)
        view.dataSource = self
        view.delegate = self
        view.showsVerticalScrollIndicator = false
        view.decelerationRate = .fast
        return view
    }()
    var selected: [IndexPath] = []
    var scrolls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.delegate = self
        view.addSubview(collectionView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { _ in
                self.collectionView.collectionViewLayout.invalidateLayout()
            }, completion: nil)
    }
}

extension CardsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 20
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        guard
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: CardCell.reuseIdentifier, for: indexPath) as? CardCell
        else { fatalError("unexpected cell") }
        cell.titleLabel.text = "Card \(indexPath.row)"
        return cell
    }
}

extension CardsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
        collectionView.deselectItem(at: indexPath, animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
    }
}

extension CardsViewController: CardLayoutDelegate {
    func cardLayout(_ layout: CardLayout, heightForItemAt indexPath: IndexPath) -> CGFloat { 100 }
}

/// A flow layout that calls the delegate as iOS code does.
class AskingFlowLayout: UICollectionViewFlowLayout {
    func size(at indexPath: IndexPath) -> CGSize {
        guard let collectionView = collectionView else { return itemSize }
        let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
        return delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: indexPath) ?? itemSize
    }

    func inset(for section: Int) -> UIEdgeInsets {
        guard let collectionView = collectionView,
            let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
        else { return sectionInset }
        return delegate.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
    }
}

class NumbersController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return CGSize(width: 30, height: 20)
    }
}
