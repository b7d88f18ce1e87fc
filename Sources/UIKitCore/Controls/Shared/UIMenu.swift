import Foundation

/// A group of menu elements.
@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons, or in a list of their own.")
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var displayInline: Options { fatalError() }
        public static var destructive: Options { fatalError() }
        public static var singleSelection: Options { fatalError() }
        public static var displayAsPalette: Options { fatalError() }
    }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) { super.init(title: title, subtitle: subtitle, image: image) }

    open var identifier: Identifier { fatalError() }
    open var options: Options { [] }
    open var children: [UIMenuElement] { [] }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { self }
}
