import UIKit

/// Mailboxes and what is in them: beside each other where there is width, else one pushed onto the other.
final class TwoColumnsViewController: UIViewController {
    private let contents: [(box: String, mails: [String])]
    private let navigation = UINavigationController()
    private lazy var boxList = SimpleListViewController(title: "Mailboxes", rows: contents.map(\.box)) {
        [weak self] index in self?.choose(index)
    }
    private var mailList: SimpleListViewController?
    private let line = UIView()
    private var chosen: Int?
    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    init(contents: [(box: String, mails: [String])]) {
        self.contents = contents
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        view.addSubview(line)
        addChild(navigation)
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        navigation.setViewControllers([boxList], animated: false)
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.arrange()
        }
        arrange()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let left = isWide ? 300 : view.bounds.width
        navigation.view.frame = CGRect(x: 0, y: 0, width: left, height: view.bounds.height)
        line.frame = CGRect(x: left, y: 0, width: isWide ? 1 : 0, height: view.bounds.height)
        if isWide {
            mailList?.view.frame = CGRect(
                x: left + 1, y: 0, width: view.bounds.width - left - 1, height: view.bounds.height)
        }
    }

    private func choose(_ index: Int) {
        chosen = index
        if isWide { takeOutMails() }
        mailList = SimpleListViewController(title: contents[index].box, rows: contents[index].mails) { _ in }
        showMails(animated: true)
    }

    /// Places the mails as the width requires.
    private func arrange() {
        takeOutMails()
        showMails(animated: false)
        view.setNeedsLayout()
    }

    private func takeOutMails() {
        guard let mailList else { return }
        if mailList.parent === self {
            mailList.willMove(toParent: nil)
            mailList.view.removeFromSuperview()
            mailList.removeFromParent()
        } else {
            navigation.setViewControllers([boxList], animated: false)
        }
    }

    private func showMails(animated: Bool) {
        guard let mailList else { return }
        guard isWide else { return navigation.pushViewController(mailList, animated: animated) }
        addChild(mailList)
        view.addSubview(mailList.view)
        mailList.didMove(toParent: self)
        view.setNeedsLayout()
    }
}

/// Rows of text.
final class SimpleListViewController: UICollectionViewController {
    private let rows: [String]
    private let onChoice: (Int) -> Void
    private let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }

    init(title: String, rows: [String], onChoice: @escaping (Int) -> Void) {
        self.rows = rows
        self.onChoice = onChoice
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: rowRegistration, for: indexPath, item: rows[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        onChoice(indexPath.item)
    }
}
