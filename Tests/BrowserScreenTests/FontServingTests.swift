import BrowserScreen
import CoreGraphics
import Foundation
import RenderTree
import Testing

@Suite("Fonts for the page") struct FontServingTests {
    private let bytes = Array("OTTO, and what makes a font".utf8)
    private var font: AppFont { AppFont(source: FontSource(id: 7) { [bytes] in bytes }, familyName: "Brook") }

    private func frame(_ number: Int, showing font: AppFont?) -> LayerTransaction {
        let face = FontFace(family: font.map(FontFace.Family.app) ?? .system, size: 17)
        let run = TextRun(text: "A", font: face, color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), width: 10)
        let content = LayerContent.text(TextContent(lines: [TextLine(origin: .zero, runs: [run])]))
        var transaction = LayerTransaction()
        transaction.number = number
        if number == 1 {
            transaction.root = LayerID(rawValue: 1)
            transaction.created = [LayerID(rawValue: 1)]
        }
        transaction.changes = [LayerChange(layer: LayerID(rawValue: 1), properties: [.content(content)])]
        return transaction
    }

    private func withScreen(
        _ body: (BrowserScreen, _ port: Int, _ cookie: [String], _ folder: String, _ run: String) throws -> Void
    ) throws {
        var options = BrowserScreen.Options()
        options.port = 0
        let screen = BrowserScreen(options: options, now: { 100 }, receive: { _ in })
        let parts = try #require(URLComponents(url: screen.start(), resolvingAgainstBaseURL: false))
        defer { screen.stop() }
        let (port, token) = try (#require(parts.port), #require(parts.queryItems?.first?.value))
        screen.show(frame(1, showing: font))
        let (page, _) = try RawClient.webSocket(port: port, token: token)
        let hello = String(decoding: try page.read(until: #""frame":1"#), as: UTF8.self)
        let run = try #require(hello.firstMatch(of: /"run":"([0-9a-f]+)"/)).1
        let folder = try RawClient.folder(port: port, token: token)
        try body(screen, port, ["Cookie: screen-\(port)=\(token)"], folder, String(run))
    }

    @Test("the server delivers a font used by text, to be cached forever")
    func served() throws {
        try withScreen { _, port, cookie, folder, run in
            let answer = try RawClient.get("\(folder)font/\(run)/7", port: port, headers: cookie)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            #expect(answer.contains("Content-Type: font/otf\r\n") && answer.contains("immutable"))
            #expect(answer.contains("Cross-Origin-Resource-Policy: same-origin\r\n"))
            #expect(answer.hasSuffix("OTTO, and what makes a font"))
            let known = ["If-None-Match: \"font-\(run)-7\""]
            let again = try RawClient.get("\(folder)font/\(run)/7", port: port, headers: cookie + known)
            #expect(again.hasPrefix("HTTP/1.1 304"))
        }
    }

    @Test("without the token, under another host name or by another id no font is delivered")
    func refused() throws {
        try withScreen { _, port, cookie, folder, run in
            #expect(try RawClient.get("\(folder)font/\(run)/7", port: port).hasPrefix("HTTP/1.1 403"))
            let renamed = try RawClient.get(
                "\(folder)font/\(run)/7", port: port, host: "evil.example:\(port)", headers: cookie)
            #expect(renamed.hasPrefix("HTTP/1.1 403"))
            let others = [
                "\(run)/8", "x\(run)/7", "\(run)/7/7", "\(run)/-1", "\(run)/", "", "\(run)/%2e%2e", "\(run)/1e1",
            ]
            for path in others {
                let answer = try RawClient.get("\(folder)font/\(path)", port: port, headers: cookie)
                #expect(answer.hasPrefix("HTTP/1.1 404") && !answer.contains("OTTO"), "\(path)")
            }
        }
    }

    @Test("a page may load fonts from the server only")
    func policy() throws {
        try withScreen { _, port, cookie, folder, _ in
            let page = try RawClient.get(folder, port: port, headers: cookie)
            #expect(page.contains("font-src 'self';"))
        }
    }

    @Test("fonts that left the layer tree are removed")
    func gone() {
        var (shelf, tree) = (Shelf<FontSource>(), LayerTree())
        for number in 1...200 {
            let font = AppFont(source: FontSource(id: number) { [] }, familyName: "Brook")
            let transaction = frame(number, showing: font)
            tree.apply(transaction)
            shelf.add(from: transaction, tree: tree)
            #expect(shelf[number] != nil)
        }
        #expect(shelf[1] == nil && shelf.count <= 2 * 65)
    }

    @Test("a text run names its font and its axes, except a weight axis alone")
    func messages() throws {
        func message(_ axes: [AppFont.Axis]) -> String {
            let font = AppFont(source: FontSource(id: 7) { [] }, familyName: "Brook", axes: axes)
            return String(decoding: FrameMessage.frame(frame(1, showing: font)), as: UTF8.self)
        }
        #expect(message([]).contains(#"10,0,"app-7"]"#))
        #expect(message([.init(tag: "wght", value: 650)]).contains(#"10,0,"app-7"]"#))
        let both = message([.init(tag: "opsz", value: 20.5), .init(tag: "wght", value: 650)])
        #expect(both.contains(#"10,0,"app-7",0,"\"opsz\" 20.5, \"wght\" 650"]"#))
    }

    @Test("a drawing names the font for the page, and its family elsewhere")
    func drawings() throws {
        let axes = [AppFont.Axis(tag: "wdth", value: 75)]
        let font = AppFont(source: FontSource(id: 7) { [] }, familyName: "Bro'\"<&ok", axes: axes)
        let run = TextRun(
            text: "A", font: FontFace(family: .app(font), size: 17), color: RGBA(red: 0, green: 0, blue: 0, alpha: 1),
            width: 10)
        let drawing = VectorDrawing(
            size: CGSize(width: 10, height: 10), commands: [.text(TextLine(origin: .zero, runs: [run]))])
        let named = drawing.svgElements(idPrefix: "d", images: .named)
        #expect(named.contains(#"font-family="app-7""#) && named.contains(#"data-axes="&quot;wdth&quot; 75""#))
        #expect(drawing.svg.contains(#"font-family="'Brook', sans-serif""#))
        #expect(drawing.commands.fonts == [font.source])
    }
}
