import CoreGraphics
import Foundation

// Names from Swift 2 to 4. Using one is an error that names the present one, and an editor can fix it (Decisions/0094).

extension UICollectionViewLayout {
    @available(*, unavailable, renamed: "register(_:forDecorationViewOfKind:)")
    public func registerClass(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { fatalError() }

    @available(*, unavailable, renamed: "register(_:forDecorationViewOfKind:)")
    public func registerNib(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { fatalError() }
}
