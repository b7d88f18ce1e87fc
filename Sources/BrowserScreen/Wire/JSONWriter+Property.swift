import CoreGraphics
import RenderTree

extension JSONWriter {
    /// `"name": value`. Ids inside drawings begin with the layer's id.
    mutating func property(_ property: LayerProperty, of layer: LayerID) {
        switch property {
        case .frame(let frame):
            raw(#""frame":"#)
            numbers(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
        case .contentOrigin(let point):
            raw(#""scroll":"#)
            numbers(point.x, point.y)
        case .transform(let transform):
            raw(#""matrix":"#)
            matrix(transform)
        case .anchorPoint(let point):
            raw(#""anchor":"#)
            numbers(point.x, point.y, places: 6)
        case .opacity(let opacity):
            raw(#""opacity":"#)
            number(opacity)
        case .isHidden(let isHidden):
            raw(#""hidden":"#)
            boolean(isHidden)
        case .clipsToBox(let clips):
            raw(#""clip":"#)
            boolean(clips)
        case .cornerRadius(let radius):
            raw(#""radius":"#)
            number(radius)
        case .roundedCorners(let corners):
            raw(#""corners":"#)
            integer(Int(corners.rawValue))
        case .isDoubleSided(let isDoubleSided):
            raw(#""back":"#)
            boolean(isDoubleSided)
        case .border(let border):
            raw(#""border":"#)
            optional(border) { $0.border($1) }
        case .shadow(let shadow):
            raw(#""shadow":"#)
            optional(shadow) { $0.shadow($1) }
        case .backgroundColor(let color):
            raw(#""fill":"#)
            optional(color) { $0.color($1) }
        case .content(let content):
            raw(#""content":"#)
            optional(content) { $0.content($1, of: layer) }
        case .contentGravity(let gravity):
            raw(#""gravity":"#)
            string(gravity.rawValue)
        case .sublayerTransform(let transform):
            raw(#""within":"#)
            matrix(transform)
        case .mask(let mask):
            raw(#""mask":"#)
            optional(mask) { $0.drawing($1, idPrefix: "m\(layer.rawValue)-") }
        case .backdrop(let backdrop):
            raw(#""backdrop":"#)
            optional(backdrop) { $0.numbers($1.radius, $1.saturation) }
        case .sharedAccessibility(let shared):
            raw(#""access":"#)
            optional(shared?.node) { $0.accessibility($1) }
        }
    }

    private mutating func optional<Value>(_ value: Value?, write: (inout JSONWriter, Value) -> Void) {
        if let value { write(&self, value) } else { raw("null") }
    }

    private mutating func numbers(_ values: CGFloat..., places: Int = 3) {
        array(values) { $0.number($1, places: places) }
    }

    /// Nothing for the identity, six numbers for a transform in the plane, otherwise sixteen. A thousandth of a scale
    /// is a point at the far end of a long layer, so matrices have more digits than lengths.
    private mutating func matrix(_ transform: LayerTransform) {
        if transform.isIdentity {
            raw("null")
        } else if let flat = transform.affine {
            numbers(flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty, places: 8)
        } else {
            array(transform.rows) { $0.number($1, places: 8) }
        }
    }

    /// `[width, color]`
    private mutating func border(_ border: LayerBorder) {
        raw("[")
        number(border.width)
        raw(",")
        color(border.color)
        raw("]")
    }

    /// `[x, y, radius, color]`, then the outline's path if it has one.
    private mutating func shadow(_ shadow: LayerShadow) {
        raw("[")
        for length in [shadow.offset.width, shadow.offset.height, shadow.radius] {
            number(length)
            raw(",")
        }
        color(shadow.color)
        if let path = shadow.path {
            raw(",")
            string(path.svgPathData)
        }
        raw("]")
    }
}
