import Foundation

/// A screen for choosing a font.
@available(*, unavailable, message: "Not built yet: pickers. Show UIFont.familyNames in a UICollectionView.")
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController, UnbuiltClass {
    @preconcurrency @MainActor open class Configuration: NSObject {
        public override init() {}
        open var includeFaces = false
        open var displayUsingSystemFont = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        open var filteredLanguagesPredicate: NSPredicate?
    }

    public init(configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var configuration: Configuration { fatalError() }
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?
}

@available(*, unavailable, message: "Not built yet: pickers. Show UIFont.familyNames in a UICollectionView.")
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {}
