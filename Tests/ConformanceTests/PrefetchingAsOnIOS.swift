import UIKit

// As in many apps: pictures are loaded ahead by a loader that knows them by name, cells start and stop what they show.

@MainActor final class PictureLoader {
    private(set) var loading: [String: [(UIImage) -> Void]] = [:]
    private(set) var begun: [String] = []
    private(set) var cancelled: [String] = []
    private var cache: [String: UIImage] = [:]

    func image(named name: String) -> UIImage? { cache[name] }

    func begin(_ name: String, completion: ((UIImage) -> Void)? = nil) {
        if loading[name] == nil, cache[name] == nil { begun.append(name) }
        loading[name, default: []] += completion.map { [$0] } ?? []
    }

    func cancel(_ name: String) {
        guard loading.removeValue(forKey: name) != nil else { return }
        cancelled.append(name)
    }

    /// Finishes all loading.
    func arrive() {
        for (name, completions) in loading {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
            cache[name] = image
            for completion in completions { completion(image) }
        }
        loading = [:]
    }
}

final class PictureCell: UICollectionViewCell {
    static let reuseIdentifier = "PictureCell"
    let imageView = UIImageView()
    var representedIdentifier: String?
    private(set) var isPlaying = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        representedIdentifier = nil
        imageView.image = nil
    }

    func play() { isPlaying = true }
    func pause() { isPlaying = false }
}

final class PicturesViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    let loader = PictureLoader()
    private(set) var names = (0..<200).map { "picture \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
        collectionView.prefetchDataSource = self
        collectionView.isPrefetchingEnabled = true
    }

    func remove(at item: Int) {
        names.remove(at: item)
        collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: PictureCell.reuseIdentifier, for: indexPath) as? PictureCell
        else { fatalError("Expected `\(PictureCell.self)` type for reuseIdentifier") }
        let name = names[indexPath.item]
        cell.representedIdentifier = name
        cell.imageView.image = loader.image(named: name)
        if cell.imageView.image == nil {
            loader.begin(name) { [weak cell] image in
                guard cell?.representedIdentifier == name else { return }
                cell?.imageView.image = image
            }
        }
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { (cell as? PictureCell)?.play() }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { (cell as? PictureCell)?.pause() }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for indexPath in indexPaths { loader.begin(names[indexPath.item]) }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        for indexPath in indexPaths where collectionView.cellForItem(at: indexPath) == nil {
            loader.cancel(names[indexPath.item])
        }
    }
}
