import CoreGraphics
import Foundation
import QuartzCore

// Views and controllers of Apple's other frameworks. Their modules don't exist here. Where an app removed an import,
// these messages say what to do instead.

/// A view with a web page.
@available(
    *, unavailable,
    message: "WebKit isn't there on Linux. UIApplication.shared.open(_:) opens an address in the browser."
)
@preconcurrency @MainActor open class WKWebView: UIView, UnbuiltClass {
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
}

@available(
    *, unavailable,
    message: "WebKit isn't there on Linux. UIApplication.shared.open(_:) opens an address in the browser."
)
@preconcurrency @MainActor open class SFSafariViewController: UIViewController, UnbuiltClass {
    public init(url: URL) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view with a map.
@available(*, unavailable, message: "MapKit isn't there on Linux. Show a picture of the map in a UIImageView.")
@preconcurrency @MainActor open class MKMapView: UIView, UnbuiltClass {}

/// A player of films and sounds.
@available(*, unavailable, message: "AVFoundation isn't there on Linux. Show a still picture in a UIImageView.")
@preconcurrency @MainActor open class AVPlayer: NSObject {
    public init(url URL: URL) {}
    open func play() {}
    open func pause() {}
}

@available(*, unavailable, message: "AVFoundation isn't there on Linux. Show a still picture in a UIImageView.")
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    public init(player: AVPlayer?) { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var player: AVPlayer?
}

@available(*, unavailable, message: "AVKit isn't there on Linux. Show a still picture in a UIImageView.")
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController, UnbuiltClass {
    open var player: AVPlayer?
}

@available(*, unavailable, message: "AVFoundation isn't there on Linux. Read pictures from files.")
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {}

/// The photo library.
@available(
    *, unavailable, message: "Photos isn't there on Linux. Read pictures from files with UIImage(contentsOfFile:)."
)
open class PHAsset: NSObject {}

@available(
    *, unavailable, message: "Photos isn't there on Linux. Read pictures from files with UIImage(contentsOfFile:)."
)
open class PHPhotoLibrary: NSObject {
    open class func shared() -> PHPhotoLibrary { fatalError() }
}

@available(
    *, unavailable, message: "Photos isn't there on Linux. Read pictures from files with UIImage(contentsOfFile:)."
)
open class PHImageManager: NSObject {
    open class func `default`() -> PHImageManager { fatalError() }
}

@available(
    *, unavailable, message: "PhotosUI isn't there on Linux. Show the pictures of a folder in a UICollectionView."
)
@preconcurrency @MainActor open class PHPickerViewController: UIViewController, UnbuiltClass {
    public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: AnyObject?
    open var configuration: PHPickerConfiguration { fatalError() }
}

@available(
    *, unavailable, message: "PhotosUI isn't there on Linux. Show the pictures of a folder in a UICollectionView."
)
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {}

@available(
    *, unavailable, message: "PhotosUI isn't there on Linux. Show the pictures of a folder in a UICollectionView."
)
public struct PHPickerConfiguration {
    public enum Selection: Int, Sendable { case `default` = 0, ordered = 1, people = 2, continuous = 3 }
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current = 1, compatible = 2 }

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var selection = Selection.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []
}

@available(
    *, unavailable, message: "PhotosUI isn't there on Linux. Show the pictures of a folder in a UICollectionView."
)
public struct PHPickerFilter: Sendable {
    public static var images: PHPickerFilter { fatalError() }
    public static var videos: PHPickerFilter { fatalError() }
    public static var livePhotos: PHPickerFilter { fatalError() }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { fatalError() }
}

@available(
    *, unavailable, message: "PhotosUI isn't there on Linux. Show the pictures of a folder in a UICollectionView."
)
public struct PHPickerResult {
    public var assetIdentifier: String? { nil }
    public var itemProvider: NSItemProvider { fatalError() }
}

/// A photo that moves.
@available(*, unavailable, message: "PhotosUI isn't there on Linux. Show a still picture in a UIImageView.")
@preconcurrency @MainActor open class PHLivePhotoView: UIView, UnbuiltClass {}

/// SwiftUI's way to show a view of UIKit.
@available(*, unavailable, message: "SwiftUI isn't there on Linux. Add the view to a UIView.")
@preconcurrency @MainActor public protocol UIViewRepresentable {}

@available(*, unavailable, message: "SwiftUI isn't there on Linux. Make the controller a child of a UIViewController.")
@preconcurrency @MainActor public protocol UIViewControllerRepresentable {}
