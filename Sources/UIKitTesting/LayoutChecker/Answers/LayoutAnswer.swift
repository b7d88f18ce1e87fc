import CoreGraphics
import UIKitCore

/// What a layout answered about a rectangle.
@MainActor struct LayoutAnswer {
    struct Element {
        var name: ElementName
        var look: ElementLook
        var attributes: UICollectionViewLayoutAttributes
    }

    let rect: CGRect
    /// In the layout's order, twice where it answered twice.
    private(set) var elements: [Element] = []
    /// The first answer about each.
    private(set) var looks: [ElementName: ElementLook] = [:]
    private(set) var twice: ElementName?

    init(_ layout: UICollectionViewLayout, in rect: CGRect) {
        self.rect = rect
        for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
            let element = Element(
                name: ElementName(attributes), look: ElementLook(attributes), attributes: attributes)
            elements.append(element)
            if looks[element.name] == nil { looks[element.name] = element.look } else { twice = twice ?? element.name }
        }
    }

    /// The elements that are seen in the rectangle.
    var seen: [ElementName: ElementLook] {
        looks.filter { $1.isSeen && $1.isFinite && $1.frame.overlaps(rect, by: 0) }
    }
}
