import CoreGraphics
import Foundation
import RenderTree
import Testing

@Suite("Drawings as SVG: effects, images and masks") struct DrawingSVGTests {
    private let box = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).elements
    private var fill: DrawingCommand { .fill(box, color: .black, evenOdd: false) }
    private let photo = ImageSource(id: 12, storage: .data(Data([1, 2, 3])), mediaType: "image/png")

    private func svg(_ command: DrawingCommand, images: SVGImages = .named) -> String {
        VectorDrawing(size: .zero, commands: [command]).svgElements(idPrefix: "d", images: images)
    }

    @Test("a group is moved, faded and blended as a whole")
    func groups() {
        var effect = DrawingEffect(transform: CGAffineTransform(translationX: 1, y: 2), opacity: 0.5)
        effect.blendMode = .multiply
        let path = ##"<path d="M0 0L10 0L10 10L0 10Z" fill="#000000"/>"##
        #expect(
            svg(.group(effect, [fill]))
                == ##"<g transform="translate(1 2)" opacity="0.5" data-blend="multiply">\##(path)</g>"##)
        #expect(
            svg(.group(effect, [fill]), images: .embedded(mostBytes: 9))
                .contains(#"style="mix-blend-mode:multiply""#))
    }

    @Test("a shadow's filter reaches three standard deviations beyond its shape")
    func shadows() {
        let shadow = DrawingShadow(offset: CGSize(width: 0, height: 4), radius: 2, color: .black)
        #expect(
            svg(.group(DrawingEffect(shadow: shadow), [])).isEmpty == false
                && svg(.group(DrawingEffect(shadow: shadow), [fill]))
                    .contains(#"filterUnits="userSpaceOnUse" x="-7" y="-3" width="24" height="24""#)
        )
    }

    @Test("an image is an id for pages, bytes in a document, and a grey box beyond the limit")
    func pictures() {
        let image = DrawnImage(
            source: photo, size: CGSize(width: 4, height: 4), frame: CGRect(x: 1, y: 2, width: 8, height: 8))
        #expect(
            svg(.image(image))
                == #"<image x="1" y="2" width="8" height="8" preserveAspectRatio="none" data-image="12"/>"#)
        #expect(svg(.image(image), images: .embedded(mostBytes: 3)).contains(#"href="data:image/png;base64,AQID""#))
        #expect(
            svg(.image(image), images: .embedded(mostBytes: 2))
                == ##"<rect x="1" y="2" width="8" height="8" fill="#d1d1d6"/>"##)
    }

    @Test("a part of an image is a nested svg with a view box")
    func parts() {
        let image = DrawnImage(
            source: photo, size: CGSize(width: 4, height: 4), part: CGRect(x: 1, y: 1, width: 2, height: 2),
            frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(
            svg(.image(image)) == """
                <svg x="0" y="0" width="8" height="8" viewBox="1 1 2 2" preserveAspectRatio="none">\
                <image x="0" y="0" width="4" height="4" preserveAspectRatio="none" data-image="12"/></svg>
                """)
    }

    @Test("a mask shows where it is opaque, an inverted mask where it isn't")
    func masks() {
        #expect(svg(.masked([fill], by: [fill], isInverted: false)).contains(#"mask-type="alpha">"#))
        let inverted = svg(.masked([fill], by: [fill], isInverted: true))
        #expect(inverted.contains(##"fill="#ffffff"/><g filter="url(#d0-black)">"##) && inverted.hasSuffix("</g>"))
        #expect(svg(.masked([fill], by: [], isInverted: false)).contains(##"<g mask="url(#d0)">"##))
    }

    @Test("a radial gradient's focus is the smaller circle, in either order")
    func radial() {
        let stops = GradientStops(colors: [.black, .white], locations: [0, 1])
        let inwards = GradientFill(stops, .radial(from: .zero, radius: 5, to: .zero, endRadius: 2))
        let text = svg(.gradient(inwards, clip: box))
        #expect(text.contains(#"r="5" fx="0" fy="0" fr="2""#))
        #expect(text.contains(##"<stop offset="0" stop-color="#ffffff"/>"##))
    }

    @Test("a conic gradient is 360 slices without seams")
    func conic() {
        let stops = GradientStops(colors: [.black, .white], locations: [0, 1])
        let fill = GradientFill(stops, .conic(center: CGPoint(x: 5, y: 5), angle: 0))
        let text = svg(.gradient(fill, clip: box))
        #expect(text.components(separatedBy: "<path").count == 362 && text.contains("crispEdges"))
        #expect(stops.color(at: 0.25) == RGBA(red: 0.25, green: 0.25, blue: 0.25))
        #expect(stops.color(at: -1) == .black && stops.color(at: 2) == .white)
    }

    @Test("a stretched image keeps its corners, which shrink where they don't fit")
    func stretched() {
        let image = ImageContent(source: photo, size: CGSize(width: 30, height: 30))
        let stretch = StretchedImage(
            image: image, part: CGRect(origin: .zero, size: image.size),
            center: CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3))
        func frames(_ size: CGSize) -> [CGRect] {
            stretch.parts(in: CGRect(origin: .zero, size: size)).map(\.frame)
        }
        let wide = frames(CGSize(width: 100, height: 30))
        #expect(wide.count == 9)
        #expect(wide[0].width.rounded() == 10 && wide[1].width.rounded() == 80 && wide[2].minX.rounded() == 90)
        #expect(frames(CGSize(width: 10, height: 30)).map { $0.width.rounded() }.max() == 5)
    }

    @Test("the parts of a stretched image add up where they meet between two pixels")
    func seams() {
        let image = ImageContent(source: photo, size: CGSize(width: 30, height: 30))
        func commands(_ center: CGRect) -> [DrawingCommand] {
            StretchedImage(image: image, part: CGRect(origin: .zero, size: image.size), center: center)
                .commands(in: CGRect(x: 0, y: 0, width: 100, height: 30))
        }
        let drawing = VectorDrawing(
            size: CGSize(width: 100, height: 30),
            commands: commands(CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)))
        let page = drawing.svgElements(idPrefix: "d", images: .named)
        #expect(page.hasPrefix(#"<g data-isolated=""><g data-blend="plus-lighter"><svg "#))
        #expect(page.components(separatedBy: #"<g data-blend="plus-lighter">"#).count == 4)
        #expect(drawing.svg.contains(#"<g style="isolation:isolate"><g style="mix-blend-mode:plus-lighter"><svg "#))
        guard case .image = commands(CGRect(x: 0, y: 0, width: 1, height: 1)).first else {
            Issue.record("one part alone needs no group")
            return
        }
    }

    @Test("tiles repeat at their own size, the last one cut")
    func tiled() {
        let image = ImageContent(source: photo, size: CGSize(width: 30, height: 30))
        let tiles = StretchedImage(
            image: image, part: CGRect(origin: .zero, size: image.size),
            center: CGRect(x: 0, y: 0, width: 1, height: 1), isTiled: true
        ).parts(in: CGRect(x: 0, y: 0, width: 70, height: 30))
        #expect(tiles.map(\.frame.width) == [30, 30, 10])
    }
}

@Suite("Layers in 3D") struct LayerTransformPlaneTests {
    private func turned(_ angle: CGFloat, eye: CGFloat = 0) -> LayerTransform {
        var rows = LayerTransform.identity.rows
        (rows[0], rows[2], rows[8], rows[10]) = (cos(angle), -sin(angle), sin(angle), cos(angle))
        var perspective = LayerTransform.identity.rows
        perspective[11] = eye == 0 ? 0 : -1 / eye
        return LayerTransform(rows: rows).concatenating(LayerTransform(rows: perspective))
    }

    @Test("a layer rotated by half a turn shows its back; a mirrored layer doesn't")
    func back() {
        #expect(turned(.pi).showsBack && !turned(1).showsBack && turned(2).showsBack)
        #expect(!LayerTransform(CGAffineTransform(scaleX: -1, y: 1)).showsBack)
    }

    @Test("perspective enlarges what is nearer to the eye")
    func projection() throws {
        let turned = turned(.pi / 2, eye: 100)
        // The point 50 to the right has come 50 nearer or gone 50 farther away.
        let point = try #require(turned.projected(CGPoint(x: 50, y: 10)))
        #expect(abs(point.x) < 1e-9 && (abs(point.y - 20) < 1e-9 || abs(point.y - 10 / 1.5) < 1e-9))
        #expect(turned.projected(CGPoint(x: -200, y: 0)) == nil || turned.projected(CGPoint(x: 200, y: 0)) == nil)
    }

    @Test("without perspective the flat transform is exact")
    func flattened() {
        let flat = turned(.pi / 3).flattened(for: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(flat.a - 0.5) < 1e-12 && flat.d == 1)
    }
}
