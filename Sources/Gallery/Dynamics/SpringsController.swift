import UIKit

/// A conversation whose bubbles hang on springs. The bar button opens the falling blocks.
final class SpringsController: UICollectionViewController {
    private let messages = [
        "Are you there?", "Yes", "Scroll slowly", "Like this?", "And now with a flick", "They swing!",
        "Each bubble hangs on a spring", "So the ones far away lag behind",
    ]

    init() {
        let layout = SpringLayout()
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        layout.sectionInsetReference = .fromSafeArea
        super.init(collectionViewLayout: layout)
        title = "Dynamics"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
        let fall = UIAction(title: "Blocks") { [weak self] _ in
            self?.navigationController?.pushViewController(BlocksController(), animated: true)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: fall)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
        let message = messages[indexPath.item % messages.count]
        (cell as? BubbleCell)?.show(message, isMine: indexPath.item % 2 == 1)
        return cell
    }
}

extension SpringsController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let safeArea = collectionView.safeAreaInsets
        let height = UIFont.preferredFont(forTextStyle: .body).lineHeight.rounded(.up) + 20
        return CGSize(width: collectionView.bounds.width - safeArea.left - safeArea.right - 32, height: height)
    }
}
