import CoreGraphics
import RenderTree

extension SVGWriter {
    mutating func background(of state: LayerState) {
        if let shadow = state.shadow, let path = shadow.path { self.shadow(shadow, of: path) }
        guard let color = state.flatBackgroundColor, color.alpha > 0 else { return }
        var attributes = Self.paint("fill", color)
        if let shadow = state.shadow, shadow.path == nil {
            attributes.append(("filter", self.shadow(shadow, around: state.box)))
        }
        shape(of: state.roundBox, attributes)
    }

    /// Inside the box's edge, above everything in the box.
    mutating func border(of state: LayerState) {
        guard let border = state.border, border.width > 0, border.color.alpha > 0 else { return }
        let middle = state.roundBox.inset(by: border.width / 2)
        guard !middle.rect.isNull else { return }
        shape(
            of: middle,
            [("fill", "none")] + Self.paint("stroke", border.color) + [("stroke-width", border.width.decimalText())])
    }

    /// Writes a clip path of the layer's box. Returns the reference to it.
    mutating func clip(to state: LayerState) -> String {
        let id = nextID("clip")
        group("clipPath", [("id", id)]) { $0.shape(of: state.roundBox, []) }
        return "url(#\(id))"
    }

    /// Writes a mask of these commands. Returns the reference to it.
    mutating func mask(_ mask: [DrawingCommand]) -> String {
        let id = nextID("mask")
        let area = mask.ink.isNull ? CGRect.zero : mask.ink.insetBy(dx: -1, dy: -1)
        group("mask", [("id", id), ("maskUnits", "userSpaceOnUse"), ("mask-type", "alpha")] + Self.area(area)) {
            $0.line(of: mask, idPrefix: id + "-")
        }
        return "url(#\(id))"
    }

    /// Writes a rectangle if all corners are alike, otherwise a path.
    private mutating func shape(of box: RoundBox, _ attributes: Attributes) {
        if let radius = box.uniformRadius {
            element("rect", Self.box(box.rect, cornerRadius: radius) + attributes)
        } else {
            element("path", [("d", box.elements.svgPathData)] + attributes)
        }
    }

    /// Writes the shadow of an outline, without the outline.
    private mutating func shadow(_ shadow: LayerShadow, of path: [PathElement]) {
        let id = nextID("blur")
        let reach = 3 * shadow.radius
        let area = CGPath(elements: path).boundingBox.insetBy(dx: -reach - 1, dy: -reach - 1)
        guard !area.isNull else { return }
        group("filter", [("id", id), ("filterUnits", "userSpaceOnUse")] + Self.area(area)) {
            $0.element("feGaussianBlur", [("stdDeviation", shadow.radius.decimalText())])
        }
        let move = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        element(
            "path",
            [("d", path.svgPathData)] + Self.paint("fill", shadow.color) + move.svgAttribute
                + [("filter", "url(#\(id))")])
    }

    /// Writes a shadow. Returns the reference to it.
    mutating func shadow(_ shadow: LayerShadow, around box: CGRect) -> String {
        let id = nextID("shadow")
        let region = box.union(shadow.ink(of: box))
        group("filter", [("id", id), ("filterUnits", "userSpaceOnUse")] + Self.area(region)) {
            $0.element(
                "feDropShadow",
                [
                    ("dx", shadow.offset.width.decimalText()), ("dy", shadow.offset.height.decimalText()),
                    ("stdDeviation", shadow.radius.decimalText()),
                ] + Self.paint("flood-color", shadow.color, opacity: "flood-opacity"))
        }
        return "url(#\(id))"
    }

    /// Returns the area of a mask or filter, in the coordinates around it. All four numbers are needed: the default
    /// area is a little larger than the shape, and a line has no area.
    static func area(_ rect: CGRect) -> Attributes {
        [
            ("x", rect.minX.decimalText()), ("y", rect.minY.decimalText()), ("width", rect.width.decimalText()),
            ("height", rect.height.decimalText()),
        ]
    }

    static func box(_ rect: CGRect, cornerRadius: CGFloat = 0) -> Attributes {
        var attributes: Attributes = []
        if rect.minX != 0 { attributes.append(("x", rect.minX.decimalText())) }
        if rect.minY != 0 { attributes.append(("y", rect.minY.decimalText())) }
        attributes.append(("width", rect.width.decimalText()))
        attributes.append(("height", rect.height.decimalText()))
        if cornerRadius > 0 { attributes.append(("rx", cornerRadius.decimalText())) }
        return attributes
    }

    static func paint(_ attribute: String, _ color: RGBA, opacity: String? = nil) -> Attributes {
        let paint = [(attribute, color.hexText)]
        guard color.alpha < 1 else { return paint }
        return paint + [(opacity ?? attribute + "-opacity", color.alpha.decimalText())]
    }
}
