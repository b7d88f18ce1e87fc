// A list from a storyboard, and headers from a XIB: Documentation/Nibs.md. Both files are resources of the app's
// target.

import UIKit

final class PhotoCell: UICollectionViewCell {
    // An outlet that the file connects: @IBOutlet weak var name: UILabel! on iOS.
    weak var name: UILabel!
    weak var picture: UIImageView!

    override func awakeFromNib() {
        super.awakeFromNib()
        picture.layer.cornerRadius = 8
    }
}

final class PhotoController: UIViewController {
    var name = ""
}

final class PhotosController: UICollectionViewController {
    private let names = ["Dunes", "Harbour"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "PhotoHeader", bundle: .main),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        // The storyboard's prototype, which registers itself.
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.name.text = names[indexPath.item]
        return cell
    }

    /// Prepares the segue that a tap on the prototype starts.
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? PhotoCell, let place = collectionView.indexPath(for: cell) else { return }
        (segue.destination as? PhotoController)?.name = names[place.item]
    }
}

// In a test, a XIB can be a string.
let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
            <label text="Drawn in Interface Builder" id="a"/>
        </objects>
    </document>
    """
let label = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil).first as? UILabel
precondition(label?.text == "Drawn in Interface Builder")
