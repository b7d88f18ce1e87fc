import Foundation

// What Objective-C's classes know about themselves. Code for iOS uses it to register cells.

extension NSObject {
    /// Returns the name of the class, with that of its module unless it is one of UIKit's: "Photos.PhotoCell",
    /// "UICollectionViewCell".
    public class func description() -> String {
        let name = String(reflecting: self)
        for module in ["UIKitCore.", "QuartzCore.", "Foundation."] where name.hasPrefix(module) {
            return String(name.dropFirst(module.count))
        }
        return name
    }

    /// Returns the class itself.
    public class func classForCoder() -> AnyClass { self }
}
