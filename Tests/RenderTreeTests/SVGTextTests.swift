import CoreGraphics
import RenderTree
import Testing

@Suite("Drawings as SVG") struct SVGTextTests {
    @Test("fills, strokes, gradients and clips become elements with their own ids")
    func elements() {
        var drawing = VectorDrawing(size: CGSize(width: 10, height: 20))
        let line: [PathElement] = [.move(.zero), .line(CGPoint(x: 10, y: 0.5))]
        let stops = GradientStops(colors: [.black, .clear], locations: [0, 1])
        drawing.commands = [
            .stroke(line, color: .white, StrokeStyle(width: 2)),
            .clip(
                line, evenOdd: true,
                [
                    .fill(line, color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), evenOdd: true),
                    .gradient(GradientFill(stops, .linear(from: .zero, to: CGPoint(x: 10, y: 0))), clip: line),
                ]),
        ]
        #expect(
            drawing.svgElements(idPrefix: "d", images: .named) == """
                <path d="M0 0L10 0.5" fill="none" stroke="#ffffff" stroke-width="2" stroke-miterlimit="10"/>\
                <clipPath id="d1"><path d="M0 0L10 0.5" clip-rule="evenodd"/></clipPath><g clip-path="url(#d1)">\
                <path d="M0 0L10 0.5" fill="#ff0000" fill-opacity="0.5" fill-rule="evenodd"/>\
                <linearGradient id="d1-1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">\
                <stop offset="0" stop-color="#000000"/>\
                <stop offset="1" stop-color="#000000" stop-opacity="0"/></linearGradient>\
                <path d="M0 0L10 0.5" fill="url(#d1-1)"/></g>
                """)
    }
}

@Suite("Text as SVG") struct SVGTextRunTests {
    private func attributes(
        _ text: String, font: FontFace = FontFace(size: 17), width: CGFloat = 40, letterSpacing: CGFloat = 0
    ) -> [String] {
        TextRun(text: text, font: font, color: .black, width: width, letterSpacing: letterSpacing).svgAttributes
            .map { "\($0)=\($1)" }
    }

    @Test("a text run has its measured length")
    func length() {
        #expect(attributes("Waltz") == ["font-size=17", "textLength=40"])
    }

    @Test("up to three characters stand in the middle of their width", arguments: ["1", "11", "Mo ", "👩‍👧👍"])
    func short(text: String) {
        #expect(attributes(text).prefix(2) == ["font-size=17", "text-anchor=middle"])
        #expect(!attributes(text).contains("textLength=40"))
        let run = TextRun(text: text, font: FontFace(size: 17), color: .black, width: 40)
        #expect(run.svgPlace(from: 100) == 120)
        #expect(TextRun(text: "Four", font: FontFace(size: 17), color: .black, width: 40).svgPlace(from: 100) == 100)
    }

    @Test("spaces at the ends, and several in a row, are preserved", arguments: [" a", "a ", "a  b"])
    func spaces(text: String) {
        #expect(attributes(text).contains("xml:space=preserve"))
    }

    @Test("monospaced digits are requested with a font variant")
    func digits() {
        #expect(
            attributes("1:11", font: FontFace(size: 17, hasMonospacedDigits: true)).contains(
                "font-variant=tabular-nums"))
    }

    @Test("joined letters are stretched with their glyphs", arguments: ["كتاب", "नमस्ते"])
    func joined(text: String) {
        #expect(attributes(text).contains("lengthAdjust=spacingAndGlyphs"))
    }

    @Test("letter spacing is between the letters")
    func kern() {
        #expect(attributes("Waltz", letterSpacing: 2) == ["font-size=17", "letter-spacing=2", "textLength=40"])
    }
}
