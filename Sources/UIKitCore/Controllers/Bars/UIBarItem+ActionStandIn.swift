import Foundation
import QuartzCore

extension UIBarItem: ActionStandIn, TaggedSender {
    package static func standIn(for argument: Any?) -> AnyObject? {
        guard String(reflecting: self).hasPrefix("UIKitCore."), let made = self.init(coder: KeylessCoder()) else {
            return nil
        }
        made.tag = (argument as? any TaggedSender)?.tag ?? 0
        return made
    }
}
