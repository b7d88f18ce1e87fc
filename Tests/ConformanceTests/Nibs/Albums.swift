import UIKit

/// As it is written for iOS, but for `@IBOutlet`, which Swift refuses on Linux.
class AlbumCell: UICollectionViewCell {
    weak var titleLabel: UILabel!
    weak var playButton: UIButton! {
        didSet { playButton.tintColor = .systemPink }
    }
    private weak var coverLeading: NSLayoutConstraint!

    var onPlay: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        coverLeading.constant = 10
        layer.cornerRadius = 8
    }

    @IBAction func play(_ sender: UIButton) {
        onPlay?()
    }
}

class AlbumsViewController: UIViewController {
    weak var collectionView: UICollectionView!

    var albums = ["Blue", "Kind of Blue", "Rumours"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "AlbumCell", bundle: .module), forCellWithReuseIdentifier: "album")
    }

    @IBAction func shuffle(_ sender: Any) {
        albums.reverse()
        collectionView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let player = segue.destination as? PlayerViewController, let album = sender as? String {
            player.album = album
        }
    }
}

extension AlbumsViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath) as! AlbumCell
        let album = albums[indexPath.item]
        cell.titleLabel.text = album
        cell.onPlay = { [weak self] in self?.performSegue(withIdentifier: "play", sender: album) }
        return cell
    }
}

class PlayerViewController: UIViewController {
    weak var nowPlaying: UILabel!
    var album = ""
    private(set) var repeats = false

    override func viewDidLoad() {
        super.viewDidLoad()
        nowPlaying.text = album
    }

    @IBAction func repeatChanged(_ sender: UISwitch) {
        repeats = sender.isOn
    }
}

/// Its view is in NoteView.xib, which is found by the class's name.
class NoteViewController: UIViewController {
    weak var noteLabel: UILabel!
}
