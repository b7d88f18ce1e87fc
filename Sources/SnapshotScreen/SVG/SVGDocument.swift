import CoreGraphics
import RenderTree

/// A layer tree as SVG: one element per line, in drawing order, without invisible elements.
struct SVGDocument {
    let tree: LayerTree
    let size: CGSize

    var text: String {
        var writer = SVGWriter()
        let box = [("width", size.width.decimalText()), ("height", size.height.decimalText())]
        let attributes =
            [("xmlns", "http://www.w3.org/2000/svg")] + box
            + [
                ("viewBox", "0 0 \(size.width.decimalText()) \(size.height.decimalText())"),
                ("font-family", FontFace.Family.system.svgFamilies),
                ("style", "font-variant-ligatures:none"), ("xml:space", "preserve"),
            ]
        writer.group("svg", attributes) { writer in
            guard let root = tree.root else { return }
            let place = LayerPlace(toRoot: .identity, visible: CGRect(origin: .zero, size: size))
            writeLayer(root, in: place, to: &writer)
        }
        return writer.text
    }
}

/// Where a layer is drawn: the transform of its parent's content, and the visible part of the picture.
struct LayerPlace {
    var toRoot: CGAffineTransform
    var visible: CGRect

    func sees(_ rect: CGRect) -> Bool { rect.applying(toRoot).meets(visible) }
}

extension SVGDocument {
    /// Writes a layer and everything below it. `space` is the parent's transform of its children, if it isn't flat.
    func writeLayer(
        _ id: LayerID, in parent: LayerPlace, space: LayerTransform = .identity, to writer: inout SVGWriter
    ) {
        guard let node = tree[id], !node.state.isHidden, node.state.opacity > 0 else { return }
        let state = node.state
        let placing = space.isIdentity ? state.placing : state.placing.concatenating(space)
        guard state.isDoubleSided || !placing.showsBack else { return }
        let transform = placing.flattened(for: state.box)
        var place = LayerPlace(toRoot: transform.concatenating(parent.toRoot), visible: parent.visible)
        if state.clipsToBox {
            guard place.sees(state.box) else { return }
            place.visible = place.visible.intersection(state.box.applying(place.toRoot))
        }

        writer.optionalGroup { writer in
            var attributes = transform.svgAttribute
            if state.opacity < 1 { attributes.append(("opacity", state.opacity.decimalText())) }
            if state.castsShadowOfContent, let shadow = state.shadow {
                attributes.append(("filter", writer.shadow(shadow, around: state.box)))
            }
            if let mask = state.mask { attributes.append(("mask", writer.mask(mask))) }
            return attributes
        } around: { writer in
            let seesBox = LayerPlace(toRoot: place.toRoot, visible: parent.visible).sees(state.inkBox)
            if seesBox { writer.background(of: state) }
            writeInside(of: node, in: place, to: &writer)
            if seesBox { writer.border(of: state) }
        }
    }

    /// Writes the content and the children, which the layer's box may clip.
    private func writeInside(of node: LayerTree.Node, in place: LayerPlace, to writer: inout SVGWriter) {
        let state = node.state
        writer.optionalGroup { writer in
            state.clipsToBox ? [("clip-path", writer.clip(to: state))] : []
        } around: { writer in
            if let content = state.content, place.sees(state.contentInk) { writer.content(content, of: state) }
            writeChildren(of: node, in: place, to: &writer)
        }
    }

    /// Writes the children. Those in the plane of their parent share a group; in space each has its own place.
    private func writeChildren(of node: LayerTree.Node, in place: LayerPlace, to writer: inout SVGWriter) {
        let placing = node.state.placingOfChildren
        guard let flat = placing.affine else {
            for child in node.children { writeLayer(child, in: place, space: placing, to: &writer) }
            return
        }
        let childPlace = LayerPlace(toRoot: flat.concatenating(place.toRoot), visible: place.visible)
        writer.optionalGroup { _ in
            flat.svgAttribute
        } around: { writer in
            for child in node.children { writeLayer(child, in: childPlace, to: &writer) }
        }
    }
}
