import UIKit

/// One picture, as large as the screen allows.
final class PhotoController: UIViewController {
    private let photo: Photo
    private let imageView = UIImageView()

    init(photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        title = photo.name
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        imageView.image = photo.image
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        imageView.accessibilityTraits = .image
        imageView.accessibilityLabel = photo.name
        view.addSubview(imageView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}
