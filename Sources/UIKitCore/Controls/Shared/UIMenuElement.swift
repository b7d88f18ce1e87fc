import Foundation

/// Something that a person may choose, with a title and an image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether a mark stands beside it.
    public enum State: Int, Sendable {
        /// Off.
        case off = 0
        /// On.
        case on = 1
        /// Neither on nor off.
        case mixed = 2
    }

    /// What an element allows.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It can't be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It deletes something: shown in red.
        public static let destructive = Attributes(rawValue: 2)
        /// It isn't shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after it was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The element's title.
    open internal(set) var title: String
    /// A line below the title; nil for none.
    open var subtitle: String?
    /// The element's picture; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
