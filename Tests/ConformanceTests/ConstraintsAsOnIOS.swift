import UIKit

// Cells and screens made of constraints, as people write them for iOS.

/// A picture, two labels that may take any number of lines, and a switch.
class ContactCell: UICollectionViewCell {
    static let reuseIdentifier = "ContactCell"

    private lazy var avatarImageView: UIImageView = {
        let imageView = UIImageView()
        imageView.translatesAutoresizingMaskIntoConstraints = false
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 22
        imageView.backgroundColor = .systemGray5
        return imageView
    }()

    let nameLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    let noteLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    let favoriteSwitch = UISwitch()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setupViews()
    }

    private func setupViews() {
        favoriteSwitch.translatesAutoresizingMaskIntoConstraints = false
        favoriteSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
        [avatarImageView, nameLabel, noteLabel, favoriteSwitch].forEach(contentView.addSubview)

        let margins = contentView.layoutMarginsGuide
        let bottom = noteLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        bottom.priority = .required - 1
        NSLayoutConstraint.activate([
            avatarImageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatarImageView.topAnchor.constraint(equalTo: margins.topAnchor),
            avatarImageView.widthAnchor.constraint(equalToConstant: 44),
            avatarImageView.heightAnchor.constraint(equalTo: avatarImageView.widthAnchor),

            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: avatarImageView.trailingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: favoriteSwitch.leadingAnchor, constant: -8),

            noteLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            noteLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            noteLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bottom,

            favoriteSwitch.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            favoriteSwitch.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),

            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
        ])
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let targetSize = CGSize(width: layoutAttributes.frame.width, height: UIView.layoutFittingCompressedSize.height)
        layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return layoutAttributes
    }
}

class ContactsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var contacts: [(name: String, note: String)] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 1
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ContactCell.self, forCellWithReuseIdentifier: ContactCell.reuseIdentifier)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let size = CGSize(width: view.bounds.width, height: 80)
        if layout.estimatedItemSize != size { layout.estimatedItemSize = size }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contacts.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: ContactCell.reuseIdentifier, for: indexPath) as? ContactCell
        else { fatalError("Unexpected cell") }
        cell.nameLabel.text = contacts[indexPath.item].name
        cell.noteLabel.text = contacts[indexPath.item].note
        return cell
    }
}

/// A form in a scroll view: content and frame guides, readable width, the keyboard, a detail that opens with an animation.
class ProfileViewController: UIViewController {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let titleLabel = UILabel()
    let detailView = UIView()
    let saveButton = UIButton(type: .system)
    private(set) var detailHeightConstraint: NSLayoutConstraint!
    private(set) var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Profile"
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        saveButton.setTitle("Save", for: .normal)
        for subview in [scrollView, saveButton] { view.addSubview(subview) }
        scrollView.addSubview(contentView)
        for subview in [titleLabel, detailView] { contentView.addSubview(subview) }
        for subview in [scrollView, contentView, titleLabel, detailView, saveButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }

        let contentGuide = scrollView.contentLayoutGuide
        let frameGuide = scrollView.frameLayoutGuide
        let readable = contentView.readableContentGuide
        detailHeightConstraint = detailView.heightAnchor.constraint(equalToConstant: 0)
        detailHeightConstraint.identifier = "detail height"
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: saveButton.topAnchor, constant: -8),

            saveButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            saveButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),

            contentView.topAnchor.constraint(equalTo: contentGuide.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor),
            contentView.widthAnchor.constraint(equalTo: frameGuide.widthAnchor),

            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            titleLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            detailView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            detailView.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            detailView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            detailView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
            detailHeightConstraint,
        ])
    }

    func toggle(animated: Bool) {
        isOpen.toggle()
        detailHeightConstraint.constant = isOpen ? 900 : 0
        guard animated else { return view.setNeedsLayout() }
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear]) {
            self.view.layoutIfNeeded()
        }
    }

    func toggleWithAnimator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            self.isOpen.toggle()
            self.detailHeightConstraint.constant = self.isOpen ? 900 : 0
            self.view.layoutIfNeeded()
        }
        animator.startAnimation()
        return animator
    }
}

/// A dialog as in older code: visual formats, constraints made in `updateConstraints()`, and the long initialiser.
class LegacyDialogView: UIView {
    let titleLabel = UILabel()
    let okButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)
    private var didSetupConstraints = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Really?"
        okButton.setTitle("OK", for: .normal)
        cancelButton.setTitle("Cancel", for: .normal)
        for view in [titleLabel, okButton, cancelButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class var requiresConstraintBasedLayout: Bool { return true }

    override func updateConstraints() {
        if !didSetupConstraints {
            let views: [String: Any] = ["title": titleLabel, "ok": okButton, "cancel": cancelButton]
            let metrics = ["gap": 12, "buttonHeight": NSNumber(value: 44)]
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-16-[title]-16-|", options: [], metrics: nil, views: views))
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|[cancel][ok(==cancel)]|", options: [.alignAllTop, .alignAllBottom],
                    metrics: metrics, views: views))
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-[title]-(>=gap)-[ok(buttonHeight)]|", options: [], metrics: metrics,
                    views: views))
            addConstraint(
                NSLayoutConstraint(
                    item: self, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 120))
            didSetupConstraints = true
        }
        super.updateConstraints()
    }
}

/// A note that opens in its cell when its constraint's constant changes in a batch.
class NoteCell: UICollectionViewCell {
    let body = UIView()
    private(set) var bodyHeight: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        body.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(body)
        bodyHeight = body.heightAnchor.constraint(equalToConstant: 40)
        let width = body.widthAnchor.constraint(equalToConstant: 300)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: contentView.topAnchor),
            body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), bodyHeight, width,
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class NotesViewController: UIViewController, UICollectionViewDataSource {
    lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        view.dataSource = self
        view.selfSizingInvalidation = .enabledIncludingConstraints
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private var openItem: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath) as! NoteCell
        cell.bodyHeight.constant = indexPath.item == openItem ? 140 : 40
        return cell
    }

    func open(_ item: Int) {
        openItem = item
        let indexPath = IndexPath(item: item, section: 0)
        collectionView.performBatchUpdates {
            (collectionView.cellForItem(at: indexPath) as? NoteCell)?.bodyHeight.constant = 140
        }
    }
}
