import CoreGraphics
import Foundation
import RenderTree
import SnapshotScreen
import Testing

@Suite("Snapshots as SVG") struct SnapshotScreenTests {
    @Test("a layer tree is written as SVG: one element per line, in drawing order")
    func document() {
        let screen = SnapshotScreen()
        screen.show(.sample)
        #expect(
            screen.svg() == """
                <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" viewBox="0 0 200 120" \
                font-family="Inter, -apple-system, BlinkMacSystemFont, Helvetica, Arial, 'Liberation Sans', sans-serif" \
                style="font-variant-ligatures:none" xml:space="preserve">
                  <rect width="200" height="120" fill="#f2f2f7"/>
                  <g transform="translate(10 20)">
                    <filter id="shadow1" filterUnits="userSpaceOnUse" x="-12" y="-10" width="104" height="64">
                      <feDropShadow dx="0" dy="2" stdDeviation="4" flood-color="#000000" flood-opacity="0.25"/>
                    </filter>
                    <rect width="80" height="40" rx="8" fill="#ffffff" filter="url(#shadow1)"/>
                    <text x="4" y="16" font-size="12" textLength="46.7" xml:space="preserve" fill="#000000">A &lt;b&gt; &amp; </text>
                    <text x="53.7" y="16" font-size="12" font-weight="700" text-anchor="middle" fill="#ff0000" fill-opacity="0.5">c</text>
                    <rect x="0.5" y="0.5" width="79" height="39" rx="7.5" fill="none" stroke="#0000ff" stroke-width="1"/>
                  </g>
                  <g transform="translate(100 20)" opacity="0.5">
                    <clipPath id="clip1">
                      <rect width="80" height="40" rx="4"/>
                    </clipPath>
                    <g clip-path="url(#clip1)">
                      <g transform="translate(0 -100)">
                        <g transform="matrix(0 1 -1 0 45 115)">
                          <rect width="20" height="10" fill="#00ff00"/>
                        </g>
                      </g>
                    </g>
                  </g>
                </svg>

                """)
    }

    @Test(
        "invisible layers are not written",
        arguments: [
            .isHidden(true), .opacity(0), .frame(CGRect(x: 200, y: 0, width: 10, height: 10)),
        ] as [LayerProperty])
    func invisible(property: LayerProperty) {
        let screen = SnapshotScreen()
        screen.show(.twoLayers([.backgroundColor(.black), property]))
        #expect(!screen.svg().contains("rect"))
    }

    @Test("the size clips what is beyond it")
    func cut() {
        let screen = SnapshotScreen()
        screen.show(.twoLayers([.backgroundColor(.black), .frame(CGRect(x: 100, y: 0, width: 10, height: 10))]))
        #expect(screen.svg().contains("rect"))
        #expect(!screen.svg(size: CGSize(width: 100, height: 100)).contains("rect"))
    }

    @Test("small images are embedded, drawings drawn, other images replaced by placeholders")
    func images() {
        func svg(_ storage: ImageSource.Storage, tint: RGBA? = nil) -> String {
            let source = ImageSource(id: 7, storage: storage, mediaType: "image/png")
            let image = ImageContent(source: source, size: CGSize(width: 10, height: 20), tint: tint)
            let screen = SnapshotScreen()
            let frame = LayerProperty.frame(CGRect(x: 0, y: 0, width: 40, height: 40))
            screen.show(.twoLayers([frame, .contentGravity(.resizeAspect), .content(.image(image))]))
            return screen.svg().split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
        }
        #expect(
            svg(.data(Data([1, 2, 3]))) == """
                  <image x="10" width="20" height="40" preserveAspectRatio="none" href="data:image/png;base64,AQID"/>
                """)
        let placeholder = """
              <rect x="10" width="20" height="40" fill="#d1d1d6"/>
              <text x="20" y="20" font-size="10" text-anchor="middle" fill="#48484a">image/png 10 × 20</text>
            """
        #expect(svg(.file(ImageFile(path: "/somewhere/photo.png", inode: 1, device: 1))) == placeholder)
        #expect(svg(.data(Data(count: 65_537))) == placeholder)

        var drawing = VectorDrawing(size: CGSize(width: 10, height: 20))
        drawing.commands = [.fill([.move(.zero), .line(CGPoint(x: 10, y: 20)), .close], color: .black, evenOdd: false)]
        #expect(
            svg(.drawing(drawing), tint: RGBA(red: 1, green: 0, blue: 0)) == """
                  <filter id="tint1" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" \
                x="10" y="0" width="20" height="40">
                    <feFlood flood-color="#ff0000"/>
                    <feComposite in2="SourceAlpha" operator="in"/>
                  </filter>
                  <g filter="url(#tint1)">
                    <svg x="10" width="20" height="40" viewBox="0 0 10 20" preserveAspectRatio="none">\
                <path d="M0 0L10 20Z" fill="#000000"/></svg>
                  </g>
                """)
    }

    private func lines(_ properties: LayerProperty...) -> [String] {
        let screen = SnapshotScreen()
        screen.show(.twoLayers(properties))
        return screen.svg().split(separator: "\n").dropFirst().dropLast().map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("a box with some square corners is a path")
    func corners() {
        #expect(
            lines(.backgroundColor(.black), .cornerRadius(4), .roundedCorners(.topLeft)).first?
                .hasPrefix(##"<path d="M4 0L10 0L10 10L0 10L0 4C0 1.791 1.791 0 4 0Z" fill="#000000""##) == true)
    }

    @Test("a drawing is clipped to its size, to the rounded box, or not at all")
    func drawings() {
        let fill = DrawingCommand.fill(
            CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).elements, color: .black, evenOdd: false)
        func drawing(_ extent: DrawingContent.Extent) -> LayerProperty {
            .content(
                .drawing(
                    DrawingContent(VectorDrawing(size: CGSize(width: 2, height: 2), commands: [fill]), extent: extent)))
        }
        let open = #"<svg width="10" height="10" viewBox="0 0 2 2" preserveAspectRatio="none">"#
        #expect(
            lines(drawing(.size)) == [open, ##"<path d="M0 0L2 0L2 2L0 2Z" fill="#000000"/>"##, "</svg>"])
        #expect(lines(drawing(.unlimited)).first?.contains(#"overflow="visible""#) == true)
        #expect(lines(drawing(.box), .cornerRadius(3)).contains(##"<g clip-path="url(#clip1)">"##))
    }

    @Test("a mask is written before its layer; a shadow path is blurred behind the box")
    func masksAndShadows() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).elements
        let masked = lines(.backgroundColor(.black), .mask([.fill(path, color: .black, evenOdd: false)]))
        #expect(
            masked.prefix(2) == [
                #"<mask id="mask1" maskUnits="userSpaceOnUse" mask-type="alpha" x="-1" y="-1" width="7" height="7">"#,
                ##"<path d="M0 0L5 0L5 5L0 5Z" fill="#000000"/>"##,
            ])
        #expect(masked.contains(##"<g mask="url(#mask1)">"##))
        let shadow = LayerShadow(color: .black, offset: CGSize(width: 1, height: 2), radius: 3, path: path)
        #expect(
            lines(.backgroundColor(.white), .shadow(shadow)).contains(
                ##"<path d="M0 0L5 0L5 5L0 5Z" fill="#000000" transform="translate(1 2)" filter="url(#blur1)"/>"##))
    }

    @Test("a layer that faces away is not drawn if it isn't double-sided")
    func backs() {
        var rows = LayerTransform.identity.rows
        (rows[0], rows[10]) = (-1, -1)
        let turned = LayerProperty.transform(LayerTransform(rows: rows))
        #expect(lines(.backgroundColor(.black), turned).count == 3)
        #expect(lines(.backgroundColor(.black), turned, .isDoubleSided(false)).isEmpty)
    }

    @Test(
        "the content gravity places content of another size",
        arguments: [
            (.resize, [0, 0, 100, 50]), (.resizeAspect, [37.5, 0, 25, 50]), (.resizeAspectFill, [0, -75, 100, 200]),
            (.center, [45, 15, 10, 20]), (.topLeft, [0, 0, 10, 20]), (.bottom, [45, 30, 10, 20]),
            (.right, [90, 15, 10, 20]),
        ] as [(ContentGravity, [CGFloat])])
    func gravity(gravity: ContentGravity, expected: [CGFloat]) {
        let frame = gravity.frame(of: CGSize(width: 10, height: 20), in: CGSize(width: 100, height: 50))
        #expect([frame.minX, frame.minY, frame.width, frame.height] == expected)
    }
}

extension LayerTransaction {
    /// A root of 200 × 120 points and one layer in it.
    fileprivate static func twoLayers(_ properties: [LayerProperty]) -> LayerTransaction {
        var transaction = LayerTransaction()
        transaction.add(1, to: nil, [.frame(CGRect(x: 0, y: 0, width: 200, height: 120))])
        transaction.add(2, to: 1, [.frame(CGRect(x: 0, y: 0, width: 10, height: 10))] + properties)
        return transaction
    }

    /// A card with text, a border and a shadow; a scrolled box with a turned bar inside, and one that is out of sight.
    fileprivate static var sample: LayerTransaction {
        var transaction = LayerTransaction()
        let page = CGRect(x: 0, y: 0, width: 200, height: 120)
        transaction.add(
            1, to: nil, [.frame(page), .backgroundColor(RGBA(red: 242 / 255, green: 242 / 255, blue: 247 / 255))])

        let plain = TextRun(text: "A <b> & ", font: FontFace(size: 12), color: .black, width: 46.7)
        let red = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        let bold = TextRun(text: "c", font: FontFace(size: 12, weight: 700), color: red, width: 6)
        let shadow = LayerShadow(
            color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.25), offset: CGSize(width: 0, height: 2), radius: 4)
        transaction.add(
            2, to: 1,
            [
                .frame(CGRect(x: 10, y: 20, width: 80, height: 40)), .backgroundColor(.white), .cornerRadius(8),
                .border(LayerBorder(width: 1, color: RGBA(red: 0, green: 0, blue: 1))), .shadow(shadow),
                .content(.text(TextContent(lines: [TextLine(origin: CGPoint(x: 4, y: 16), runs: [plain, bold])]))),
            ])

        transaction.add(
            3, to: 1,
            [
                .frame(CGRect(x: 100, y: 20, width: 80, height: 40)), .contentOrigin(CGPoint(x: 0, y: 100)),
                .clipsToBox(true), .cornerRadius(4), .opacity(0.5),
            ])
        let green = LayerProperty.backgroundColor(RGBA(red: 0, green: 1, blue: 0))
        let quarterTurn = LayerTransform(CGAffineTransform(0, 1, -1, 0, 0, 0))
        transaction.add(
            4, to: 3, [.frame(CGRect(x: 30, y: 120, width: 20, height: 10)), green, .transform(quarterTurn)])
        transaction.add(5, to: 3, [.frame(CGRect(x: 30, y: 0, width: 20, height: 10)), green])
        return transaction
    }

    private mutating func add(_ id: Int, to parent: Int?, _ properties: [LayerProperty]) {
        let layer = LayerID(rawValue: id)
        created.append(layer)
        changes.append(LayerChange(layer: layer, properties: properties))
        if let parent {
            placements.append(LayerPlacement(layer: layer, parent: LayerID(rawValue: parent), below: nil))
        } else {
            root = layer
        }
    }
}
