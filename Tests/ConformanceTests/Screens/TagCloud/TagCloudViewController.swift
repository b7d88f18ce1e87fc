import UIKit

/// Words one can choose, each as wide as it is long. As it was written in 2016.
final class TagCloudViewController: UIViewController {
    private let tags: [String]
    private(set) var collectionView: UICollectionView!
    private let chosenLabel = UILabel()
    private let font = UIFont.systemFont(ofSize: 16)

    init(tags: [String]) {
        self.tags = tags
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        let layout = LeadingAlignedFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = UIColor.clear
        collectionView.allowsMultipleSelection = true
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: TagCell.identifier)
        view.addSubview(collectionView)
        chosenLabel.textAlignment = .center
        chosenLabel.text = "Nothing chosen"
        view.addSubview(chosenLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bar: CGFloat = 44
        collectionView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - bar)
        chosenLabel.frame = CGRect(x: 0, y: view.bounds.height - bar, width: view.bounds.width, height: bar)
    }

    fileprivate func showChoice() {
        let chosen = (collectionView.indexPathsForSelectedItems ?? []).sorted().map { tags[$0.item] }
        chosenLabel.text = chosen.isEmpty ? "Nothing chosen" : chosen.joined(separator: ", ")
    }
}

extension TagCloudViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return tags.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TagCell.identifier, for: indexPath)
        (cell as! TagCell).label.text = tags[indexPath.item]
        (cell as! TagCell).label.font = font
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let text = tags[indexPath.item] as NSString
        let width = ceil(text.size(withAttributes: [.font: font]).width) + 24
        return CGSize(width: width, height: 36)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { showChoice() }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { showChoice() }
}
