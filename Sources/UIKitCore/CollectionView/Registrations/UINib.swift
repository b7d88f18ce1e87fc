import Foundation

/// Views that were drawn in Interface Builder.
@available(*, unavailable, message: "Not built yet: nibs. Make the views in code.")
open class UINib: NSObject {
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}
