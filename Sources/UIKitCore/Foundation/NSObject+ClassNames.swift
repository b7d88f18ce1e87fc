import Foundation

// What Objective-C's classes say of themselves. Code for iOS registers cells by it.

extension NSObject {
    /// The name of the class, with that of its module before it unless it's one of UIKit's: "Photos.PhotoCell", "UICollectionViewCell".
    public class func description() -> String {
        let name = String(reflecting: self)
        for module in ["UIKitCore.", "QuartzCore.", "Foundation."] where name.hasPrefix(module) {
            return String(name.dropFirst(module.count))
        }
        return name
    }

    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
}
