import Foundation
import QuartzCore

extension UIView: ActionStandIn, TaggedSender {
    package static func standIn(for argument: Any?) -> AnyObject? {
        guard isOfUIKit, let made = self.init(coder: KeylessCoder()) else { return nil }
        made.tag = (argument as? any TaggedSender)?.tag ?? 0
        return made
    }

    /// Whether UIKit declares the class.
    private static var isOfUIKit: Bool { String(reflecting: self).hasPrefix("UIKitCore.") }
}
