import CoreGraphics

extension VectorDrawing {
    /// The drawing as a document of its own, which a screen shows for an image that code has drawn.
    package var svg: String {
        let (width, height) = (size.width.decimalText(), size.height.decimalText())
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" preserveAspectRatio="none" \(SVGElements.textStyle)>\
            \(svgElements(idPrefix: "g", images: .embedded(mostBytes: .max)))</svg>
            """
    }

    /// Returns the drawing's elements for another document, in which nothing else uses `idPrefix`.
    package func svgElements(idPrefix: String, images: SVGImages) -> String {
        var elements = SVGElements(images: images)
        elements.write(commands, idPrefix: idPrefix)
        return elements.text
    }
}

/// Writes the commands of a drawing as SVG, without spaces between elements.
struct SVGElements {
    /// The style of text in a document of its own: without ligatures, as it was measured.
    static let textStyle =
        #"font-family="\#(FontFace.Family.system.svgFamilies)" style="font-variant-ligatures:none" xml:space="preserve""#

    let images: SVGImages
    fileprivate(set) var text = ""

    init(images: SVGImages) {
        self.images = images
    }

    mutating func write(_ commands: [DrawingCommand], idPrefix: String) {
        for (index, command) in commands.enumerated() { write(command, id: "\(idPrefix)\(index)") }
    }

    private mutating func write(_ command: DrawingCommand, id: String) {
        switch command {
        case .fill(let path, let color, let evenOdd):
            let rule = evenOdd ? #" fill-rule="evenodd""# : ""
            text += #"<path d="\#(path.svgPathData)" \#(color.svgPaint("fill"))\#(rule)/>"#
        case .stroke(let path, let color, let pen):
            text += #"<path d="\#(path.svgPathData)" fill="none" \#(color.svgPaint("stroke"))\#(pen.svgAttributes)/>"#
        case .gradient(let gradient, let clip): write(gradient, in: clip, id: id)
        case .image(let image): write(image, id: id)
        case .text(let line): write(line)
        case .clip(let path, let evenOdd, let commands):
            let rule = evenOdd ? #" clip-rule="evenodd""# : ""
            text += #"<clipPath id="\#(id)"><path d="\#(path.svgPathData)"\#(rule)/></clipPath>"#
            group(#" clip-path="url(#\#(id))""#, commands, id: id)
        case .group(let effect, let commands): write(effect, around: commands, id: id)
        case .masked(let commands, let mask, let isInverted):
            write(mask: mask, around: commands.ink, isInverted: isInverted, id: id)
            group(#" mask="url(#\#(id))""#, commands, id: id)
        }
    }

    mutating func append(_ elements: String) { text += elements }

    private mutating func group(_ attributes: String, _ commands: [DrawingCommand], id: String) {
        text += "<g\(attributes)>"
        write(commands, idPrefix: id + "-")
        text += "</g>"
    }

    private mutating func write(_ effect: DrawingEffect, around commands: [DrawingCommand], id: String) {
        var attributes = ""
        if !effect.transform.isIdentity { attributes += #" transform="\#(effect.transform.svgTransform)""# }
        if effect.opacity < 1 { attributes += #" opacity="\#(effect.opacity.decimalText())""# }
        if effect.blendMode != .normal { attributes += images.attribute(of: effect.blendMode) }
        if let shadow = effect.shadow {
            write(shadow, around: commands.ink, id: id)
            attributes += #" filter="url(#\#(id))""#
        }
        guard effect.isSeamless else { return group(attributes, commands, id: id) }
        if !attributes.isEmpty { text += "<g\(attributes)>" }
        text += "<g\(images.isolation)>"
        for (index, command) in commands.enumerated() { group(images.addition, [command], id: "\(id)-\(index)") }
        text += attributes.isEmpty ? "</g>" : "</g></g>"
    }

    private mutating func write(_ shadow: DrawingShadow, around ink: CGRect, id: String) {
        let reach = 3 * shadow.radius
        let shade = ink.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach)
        text += """
            <filter id="\(id)" filterUnits="userSpaceOnUse" \(ink.union(shade).insetBy(dx: -1, dy: -1).svgBox)>\
            <feDropShadow dx="\(shadow.offset.width.decimalText())" dy="\(shadow.offset.height.decimalText())" \
            stdDeviation="\(shadow.radius.decimalText())" \(shadow.color.svgPaint("flood-color", "flood-opacity"))/></filter>
            """
    }

    /// The content shows where the mask has colour, or, if inverted, where it has none: then the mask is white except
    /// for black ink.
    private mutating func write(mask: [DrawingCommand], around ink: CGRect, isInverted: Bool, id: String) {
        let area = ink.insetBy(dx: -1, dy: -1).svgBox
        text += #"<mask id="\#(id)" maskUnits="userSpaceOnUse" \#(area)"#
        if isInverted {
            text += """
                ><filter id="\(id)-black" filterUnits="userSpaceOnUse" \(area)>\
                <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/></filter><rect \(area) fill="#ffffff"/>
                """
            group(#" filter="url(#\#(id)-black)""#, mask, id: id + "-m")
        } else {
            text += #" mask-type="alpha">"#
            write(mask, idPrefix: id + "-m")
        }
        text += "</mask>"
    }

    private mutating func write(_ line: TextLine) {
        var x = line.origin.x
        for run in line.runs {
            text += #"<text x="\#(run.svgPlace(from: x).decimalText())" y="\#(line.origin.y.decimalText())""#
            for (name, value) in images.attributes(of: run) { text += #" \#(name)="\#(value)""# }
            text += " \(run.color.svgPaint("fill"))>\(run.text.xmlEscaped)</text>"
            x += run.width
        }
    }
}

extension SVGElements {
    private mutating func write(_ image: DrawnImage, id: String) {
        if let tint = image.tint {
            text += """
                <filter id="\(id)" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" \(image.frame.svgBox)>\
                <feFlood \(tint.svgPaint("flood-color", "flood-opacity"))/>\
                <feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#\(id))">
                """
        }
        let whole = CGRect(origin: .zero, size: image.size)
        if case .drawing(let drawing) = image.source.storage {
            let scale = (
                x: drawing.size.width / max(image.size.width, 1e-9),
                y: drawing.size.height / max(image.size.height, 1e-9)
            )
            let part = image.part ?? whole
            frame(
                image.frame,
                showing: CGRect(
                    x: part.minX * scale.x, y: part.minY * scale.y, width: part.width * scale.x,
                    height: part.height * scale.y))
            write(drawing.commands, idPrefix: id + "-")
            text += "</svg>"
        } else if let address = images.attribute(of: image.source) {
            if let part = image.part { frame(image.frame, showing: part) }
            text +=
                #"<image \#((image.part == nil ? image.frame : whole).svgBox) preserveAspectRatio="none" \#(address)/>"#
            if image.part != nil { text += "</svg>" }
        } else {
            text += ##"<rect \##(image.frame.svgBox) fill="#d1d1d6"/>"##
        }
        if image.tint != nil { text += "</g>" }
    }

    private mutating func frame(_ frame: CGRect, showing part: CGRect) {
        let numbers = [part.minX, part.minY, part.width, part.height].map { $0.decimalText(places: 6) }
        text += #"<svg \#(frame.svgBox) viewBox="\#(numbers.joined(separator: " "))" preserveAspectRatio="none">"#
    }
}

extension StrokeStyle {
    /// The attributes that differ from SVG's defaults.
    fileprivate var svgAttributes: String {
        var text = #" stroke-width="\#(width.decimalText())""#
        if cap != .butt { text += #" stroke-linecap="\#(cap == .round ? "round" : "square")""# }
        switch join {
        case .miter: if miterLimit != 4 { text += #" stroke-miterlimit="\#(max(miterLimit, 1).decimalText())""# }
        case .round: text += #" stroke-linejoin="round""#
        case .bevel: text += #" stroke-linejoin="bevel""#
        }
        if hasUsableDashes {
            text += #" stroke-dasharray="\#(dashLengths.map { $0.decimalText() }.joined(separator: " "))""#
            if dashPhase != 0 { text += #" stroke-dashoffset="\#(dashPhase.decimalText())""# }
        }
        return text
    }
}
