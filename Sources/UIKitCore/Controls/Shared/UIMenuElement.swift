import Foundation

/// An element that a person can choose, with a title and an image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The mark beside an element.
    public enum State: Int, Sendable {
        /// Off.
        case off = 0
        /// On.
        case on = 1
        /// Neither on nor off.
        case mixed = 2
    }

    /// How a menu treats an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A person can't choose it.
        public static let disabled = Attributes(rawValue: 1)
        /// It deletes something. Menus show it in red.
        public static let destructive = Attributes(rawValue: 2)
        /// Menus don't show it.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after a person has chosen it.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The element's title.
    open internal(set) var title: String
    /// Text below the title; nil for none.
    open var subtitle: String?
    /// The element's image; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
