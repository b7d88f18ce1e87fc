import CoreGraphics
import UIKitCore

/// The attributes that a layout returned for a rectangle.
@MainActor struct LayoutAnswer {
    struct Element {
        var name: ElementName
        var look: ElementLook
        var attributes: UICollectionViewLayoutAttributes
    }

    let rect: CGRect
    /// The elements in the layout's order. An element that the layout returned twice is here twice.
    private(set) var elements: [Element] = []
    /// How each element looks, from the first attributes that the layout returned for it.
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

    /// The elements that a person can see in the rectangle.
    var seen: [ElementName: ElementLook] {
        looks.filter { $1.isSeen && $1.isFinite && $1.frame.overlaps(rect, by: 0) }
    }
}
