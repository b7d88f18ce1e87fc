import CoreGraphics
import RenderTree

extension SVGWriter {
    mutating func background(of state: LayerState) {
        guard let color = state.backgroundColor, color.alpha > 0 else { return }
        var attributes = Self.box(state.box, cornerRadius: state.shownCornerRadius) + Self.paint("fill", color)
        if let shadow = state.shadow { attributes.append(("filter", self.shadow(shadow, around: state.box))) }
        element("rect", attributes)
    }

    /// Inside the box's edge, on top of everything in it.
    mutating func border(of state: LayerState) {
        guard let border = state.border, border.width > 0, border.color.alpha > 0 else { return }
        let middle = state.box.insetBy(dx: border.width / 2, dy: border.width / 2)
        guard !middle.isNull else { return }
        element(
            "rect",
            Self.box(middle, cornerRadius: max(state.shownCornerRadius - border.width / 2, 0)) + [("fill", "none")]
                + Self.paint("stroke", border.color) + [("stroke-width", border.width.decimalText())])
    }

    /// Writes a clip path of the layer's box and returns what refers to it.
    mutating func clip(to state: LayerState) -> String {
        let id = nextID("clip")
        group("clipPath", [("id", id)]) {
            $0.element("rect", Self.box(state.box, cornerRadius: state.shownCornerRadius))
        }
        return "url(#\(id))"
    }

    /// Writes a shadow and returns what refers to it.
    mutating func shadow(_ shadow: LayerShadow, around box: CGRect) -> String {
        let id = nextID("shadow")
        let region = box.union(shadow.ink(of: box))
        group("filter", [("id", id), ("filterUnits", "userSpaceOnUse")] + Self.box(region)) {
            $0.element(
                "feDropShadow",
                [
                    ("dx", shadow.offset.width.decimalText()), ("dy", shadow.offset.height.decimalText()),
                    ("stdDeviation", shadow.radius.decimalText()),
                ] + Self.paint("flood-color", shadow.color, opacity: "flood-opacity"))
        }
        return "url(#\(id))"
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
