import CoreGraphics
import Foundation

/// A field for searching.
@available(*, unavailable, message: "Not built yet: searching. Filter by buttons or a UISegmentedControl.")
@preconcurrency @MainActor open class UISearchBar: UIView, UnbuiltClass {
    open var text: String?
    open var placeholder: String?
    open weak var delegate: (any UISearchBarDelegate)?
    open var showsCancelButton = false
}

@available(*, unavailable, message: "Not built yet: searching.")
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}

/// A screen's search field and its results.
@available(*, unavailable, message: "Not built yet: searching. Filter by buttons or a UISegmentedControl.")
@preconcurrency @MainActor open class UISearchController: UIViewController, UnbuiltClass {
    public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open var searchBar: UISearchBar { fatalError() }
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
}

@available(*, unavailable, message: "Not built yet: searching.")
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {}

/// A controller with columns of screens.
@available(
    *, unavailable, message: "Not built yet: split views. Make the columns children of a view controller of your own."
)
@preconcurrency @MainActor open class UISplitViewController: UIViewController, UnbuiltClass {
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn = 1, tripleColumn = 2 }
    public enum Column: Int, Sendable { case primary = 0, supplementary = 1, secondary = 2, compact = 3 }

    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] = []

    open func setViewController(_ controller: UIViewController?, for column: Column) {}
    open func viewController(for column: Column) -> UIViewController? { nil }
    open func show(_ column: Column) {}
}

/// A controller with pages to leaf through.
@available(*, unavailable, message: "Not built yet: page controllers. Use a UICollectionView with isPagingEnabled.")
@preconcurrency @MainActor open class UIPageViewController: UIViewController, UnbuiltClass {
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll = 1 }
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical = 1 }
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse = 1 }

    public enum SpineLocation: Int, Sendable { case none = 0, min = 1, mid = 2, max = 3 }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var interPageSpacing: OptionsKey { fatalError() }
        public static var spineLocation: OptionsKey { fatalError() }
    }

    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var transitionStyle: TransitionStyle { .scroll }
    open var navigationOrientation: NavigationOrientation { .horizontal }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    open var isDoubleSided = false
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var viewControllers: [UIViewController]? { nil }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {}
}

@available(*, unavailable, message: "Not built yet: page controllers.")
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {}

@available(*, unavailable, message: "Not built yet: page controllers.")
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}

/// A screen with ways to share something.
@available(*, unavailable, message: "Not built yet: sharing. UIApplication.shared.open(_:) opens an address.")
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, UnbuiltClass {
    public init(activityItems: [Any], applicationActivities: [Any]?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A screen to take or choose a picture.
@available(*, unavailable, message: "Not built yet: the camera and the photo library. Read pictures from files.")
@preconcurrency @MainActor open class UIImagePickerController: UIViewController, UnbuiltClass {
    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera = 1, savedPhotosAlbum = 2 }
    public enum CameraDevice: Int, Sendable { case rear = 0, front = 1 }
    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video = 1 }
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var mediaType: InfoKey { fatalError() }
        public static var originalImage: InfoKey { fatalError() }
        public static var editedImage: InfoKey { fatalError() }
        public static var imageURL: InfoKey { fatalError() }
        public static var mediaURL: InfoKey { fatalError() }
    }

    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    open weak var delegate: AnyObject?
    open var cameraDevice = CameraDevice.rear
    open var mediaTypes: [String] = []
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
}

@available(*, unavailable, message: "Not built yet: the camera and the photo library. Read pictures from files.")
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}

@available(*, unavailable, message: "Not built yet: entering text. No keyboard comes up.")
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UnbuiltClass {}

/// A controller that shows a SwiftUI view.
@available(*, unavailable, message: "SwiftUI is not there on Linux. Make a UIViewController.")
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController, UnbuiltClass {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var rootView: Content {
        get { fatalError() }
        set {}
    }
    open func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// The pasteboard with what a person copied.
@available(*, unavailable, message: "Not built yet: the pasteboard.")
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { UIPasteboard() }
    open var string: String?
    open var strings: [String]?
    open var image: UIImage?
    open var url: URL?
}
