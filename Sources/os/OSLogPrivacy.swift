/// Whether the log shows a value.
public struct OSLogPrivacy: Sendable {
    /// What replaces a hidden value.
    public enum Mask: Sendable {
        case none
        /// A hash on iOS, the same for equal values. On Linux the value is left out.
        case hash
    }

    let isShown: Bool
    let placeholder: String

    /// Shows the value, as iOS does while a debugger is attached.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isShown: true, placeholder: "") }

    public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true, placeholder: "") }

    /// Writes `<private>` instead of the value.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isShown: false, placeholder: "<private>") }

    /// Writes `<sensitive>` instead of the value.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isShown: false, placeholder: "<sensitive>") }

    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
