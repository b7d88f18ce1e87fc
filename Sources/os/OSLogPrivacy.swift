/// Who may read a value in the log.
public struct OSLogPrivacy: Sendable {
    /// What stands for a value that isn't shown.
    public enum Mask: Sendable {
        case none
        /// On iOS, a hash that is the same for equal values. Here the value is left out.
        case hash
    }

    let isShown: Bool
    let placeholder: String

    /// Shown, as it is on iOS while a debugger is attached.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isShown: true, placeholder: "") }

    public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true, placeholder: "") }

    /// Written as `<private>`.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isShown: false, placeholder: "<private>") }

    /// Written as `<sensitive>`.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isShown: false, placeholder: "<sensitive>") }

    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
