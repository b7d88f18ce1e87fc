import CoreGraphics

/// The look of a list content, independent of its texts and image.
struct ListContentLooks: Hashable {
    var text: UIListContentConfiguration.TextProperties
    var secondaryText: UIListContentConfiguration.TextProperties
    var image: UIListContentConfiguration.ImageProperties
    var isSideBySide: Bool { didSet { own.insert(.sideBySide) } }
    var imageToTextPadding: CGFloat = 16 { didSet { own.insert(.imageToTextPadding) } }
    var horizontalPadding: CGFloat = 8 { didSet { own.insert(.horizontalPadding) } }
    var verticalPadding: CGFloat = 0 { didSet { own.insert(.verticalPadding) } }
    var margins: NSDirectionalEdgeInsets { didSet { own.insert(.margins) } }
    /// The least width reserved for a symbol, in points.
    private var symbolRoom: CGFloat

    /// The properties that the app has set.
    private var own: Properties = []

    init(
        text: UIListContentConfiguration.TextProperties, secondaryText: UIListContentConfiguration.TextProperties,
        image: UIListContentConfiguration.ImageProperties, symbolRoom: CGFloat, isSideBySide: Bool,
        margins: NSDirectionalEdgeInsets
    ) {
        self.text = text
        self.secondaryText = secondaryText
        self.image = image
        self.symbolRoom = symbolRoom
        self.isSideBySide = isSideBySide
        self.margins = margins
    }

    /// Takes the properties of another look, except those that the app has set.
    mutating func take(_ other: ListContentLooks) {
        let kept = own
        text.take(other.text)
        secondaryText.take(other.secondaryText)
        image.take(other.image)
        symbolRoom = other.symbolRoom
        if !kept.contains(.sideBySide) { isSideBySide = other.isSideBySide }
        if !kept.contains(.imageToTextPadding) { imageToTextPadding = other.imageToTextPadding }
        if !kept.contains(.horizontalPadding) { horizontalPadding = other.horizontalPadding }
        if !kept.contains(.verticalPadding) { verticalPadding = other.verticalPadding }
        if !kept.contains(.margins) { margins = other.margins }
        own = kept
    }

    /// Returns the room reserved for an image of a size.
    func roomForImage(of size: CGSize, isSymbol: Bool) -> CGSize {
        func length(_ reserved: CGFloat, _ own: CGFloat, isCommon: Bool) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension || (reserved <= 0 && isCommon) {
                return max(symbolRoom, reserved <= 0 ? own : 0)
            }
            return reserved.usable > 0 ? reserved : own
        }
        return CGSize(
            width: length(image.reservedLayoutSize.width, size.width, isCommon: isSymbol),
            height: length(image.reservedLayoutSize.height, size.height, isCommon: false))
    }

    private struct Properties: OptionSet, Hashable {
        let rawValue: UInt8

        static let sideBySide = Properties(rawValue: 1)
        static let imageToTextPadding = Properties(rawValue: 1 << 1)
        static let horizontalPadding = Properties(rawValue: 1 << 2)
        static let verticalPadding = Properties(rawValue: 1 << 3)
        static let margins = Properties(rawValue: 1 << 4)
    }
}
