import UIKit

// Views of Apple's other frameworks, in code whose `import WebKit` and the like were taken away.

final class Page: UIViewController {
    let web = WKWebView(frame: .zero)
    // error: 'WKWebView' is unavailable: WebKit isn't there on Linux. UIApplication.shared.open(_:) opens an address in the browser.
    let map = MKMapView()
    // error: 'MKMapView' is unavailable: MapKit isn't there on Linux. Show a picture of the map in a UIImageView.
    let text = UITextView()
    // error: 'UITextView' is unavailable: Not built yet: entering text. To show text, use a UILabel with numberOfLines = 0 in a UIScrollView.

    func show(_ address: URL) {
        present(SFSafariViewController(url: address), animated: true)
        // error: 'SFSafariViewController' is unavailable: WebKit isn't there on Linux. UIApplication.shared.open(_:) opens an address in the browser.
        web.loadHTMLString("<p>", baseURL: nil)
        let player = AVPlayer(url: address)
        // error: 'AVPlayer' is unavailable: AVFoundation isn't there on Linux. Show a still picture in a UIImageView.
        let layer = AVPlayerLayer(player: player)
        // error: 'AVPlayerLayer' is unavailable: AVFoundation isn't there on Linux. Show a still picture in a UIImageView.
        view.layer.addSublayer(layer)
        player.play()
        let screen = AVPlayerViewController()
        // error: 'AVPlayerViewController' is unavailable: AVKit isn't there on Linux. Show a still picture in a UIImageView.
        screen.player = player
        present(screen, animated: true)
        present(UIHostingController(rootView: 3), animated: true)
        // error: 'UIHostingController' is unavailable: SwiftUI is not there on Linux. Make a UIViewController.
    }

    func choose() {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        // error: 'PHPickerViewController' is unavailable: PhotosUI isn't there on Linux. Show the pictures of a folder in a UICollectionView.
        // error: 'PHPickerConfiguration' is unavailable: PhotosUI isn't there on Linux.
        present(picker, animated: true)
        _ = PHPhotoLibrary.shared()
        // error: 'PHPhotoLibrary' is unavailable: Photos isn't there on Linux. Read pictures from files with UIImage(contentsOfFile:).
        _ = PHImageManager.default()
        // error: 'PHImageManager' is unavailable: Photos isn't there on Linux. Read pictures from files with UIImage(contentsOfFile:).
    }

    func show(_ asset: PHAsset) {}
    // error: 'PHAsset' is unavailable: Photos isn't there on Linux. Read pictures from files with UIImage(contentsOfFile:).

    func configure(_ cell: UICollectionViewCell) {
        cell.contentConfiguration = UIHostingConfiguration { 3 }
        // error: 'UIHostingConfiguration' is unavailable: SwiftUI is not there on Linux. Make a UIContentConfiguration of your own.
    }

    func lookAt(_ string: NSAttributedString) {
        let storage = NSTextStorage(attributedString: string)
        // error: 'NSTextStorage' is unavailable: Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text.
        let layout = NSLayoutManager()
        // error: 'NSLayoutManager' is unavailable: Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text.
        let container = NSTextContainer()
        // error: 'NSTextContainer' is unavailable: Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text.
        _ = (storage, layout, container)
    }

    func find(_ types: UIDataDetectorTypes, in range: UITextRange) {}
    // error: 'UIDataDetectorTypes' is unavailable: Not built yet: entering text. Use a UIButton for what a person can tap.
    // error: 'UITextRange' is unavailable: Not built yet: entering text.
}

struct Wrapped: UIViewRepresentable {}
// error: 'UIViewRepresentable' is unavailable: SwiftUI isn't there on Linux. Add the view to a UIView.

struct WrappedController: UIViewControllerRepresentable {}
// error: 'UIViewControllerRepresentable' is unavailable: SwiftUI isn't there on Linux. Make the controller a child of a UIViewController.
