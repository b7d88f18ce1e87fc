import CoreGraphics
import Dispatch
import Foundation
import TestSupport
import Testing
import TextLayout

@testable import CoreText

@Suite("Registered fonts") struct FontRegistryTests {
    private let folder: TemporaryFolder
    private let registry = FontRegistry()
    private let family = SampleFamily("Brook")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func code(_ work: () throws -> Void) -> CTFontManagerError? {
        do {
            try work()
            return nil
        } catch { return (error as? FontRegistrationError)?.code }
    }

    @Test("all fonts of a file are found by their names until they are unregistered")
    func names() throws {
        let fonts = [family.font("Regular"), family.font("Bold", weight: 700)]
        let url = try folder.write(FontBuilder.collection(fonts), to: "brook.ttc")
        try registry.register(fontsAt: url)
        #expect(registry.fonts.map(\.postScriptName) == ["Brook-Bold", "Brook-Regular"])
        #expect(registry.fonts(inFamily: "Brook").count == 2)
        #expect(registry.font(postScriptName: "Brook-Bold")?.description.weight == 700)
        try registry.unregister(fontsAt: url)
        #expect(registry.fonts.isEmpty)
    }

    @Test("a variable font's named instances are found, too")
    func places() throws {
        try registry.register(fontsAt: folder.write(family.variable.file, to: "brook.ttf"))
        #expect(registry.fonts.map(\.postScriptName) == ["Brook-ExtraBold", "Brook-Heavy", "Brook-Regular"])
        #expect(registry.fonts.map(\.description.weight) == [800, 900, 400])
        #expect(registry.fonts.map(\.description.faceName) == ["Extra Bold", "Extra Bold", "Regular"])
    }

    @Test("a file that is no font is refused with a reason, and registers nothing")
    func refused() throws {
        let whole = family.font("Regular").file
        let webFont = try folder.write(Array("wOF2".utf8) + whole, to: "a.woff2")
        let text = try folder.write(Array("This is a text, and no font.".utf8), to: "a.txt")
        let cut = try folder.write(Array(whole.prefix(whole.count / 2)), to: "cut.ttf")
        let half = try folder.write(FontBuilder.collection([family.font("Regular"), FontBuilder()]), to: "half.ttc")
        #expect(code { try registry.register(fontsAt: webFont) } == .unrecognizedFormat)
        #expect(code { try registry.register(fontsAt: text) } == .unrecognizedFormat)
        #expect(code { try registry.register(fontsAt: cut) } == .invalidFontData)
        #expect(code { try registry.register(fontsAt: half) } == .invalidFontData)
        #expect(code { try registry.register(fontsAt: folder.url) } == .insufficientPermissions)
        #expect(code { try registry.register(fontsAt: folder.url.appendingPathComponent("gone")) } == .fileNotFound)
        #expect(registry.fonts.isEmpty)
    }

    @Test("a file is registered once, and a name belongs to one font")
    func twice() throws {
        let first = try folder.write(family.font("Regular").file, to: "1.ttf")
        let second = try folder.write(family.font("Regular", weight: 300).file, to: "2.ttf")
        try registry.register(fontsAt: first)
        #expect(code { try registry.register(fontsAt: first) } == .alreadyRegistered)
        #expect(code { try registry.register(fontsAt: second) } == .duplicatedName)
        #expect(code { try registry.unregister(fontsAt: second) } == .notRegistered)
        #expect(registry.font(postScriptName: "Brook-Regular")?.description.weight == 400)
    }

    @Test("fonts can be registered, found and measured on any thread")
    func threads() throws {
        let urls = try (0..<16).map { number in
            try folder.write(SampleFamily("Brook\(number)").font("Regular").file, to: "\(number).ttf")
        }
        DispatchQueue.concurrentPerform(iterations: 64) { [registry] turn in
            try? registry.register(fontsAt: urls[turn % 16])
            for font in registry.fonts {
                let text = TextFont(typeface: .file(font.typeface), size: CGFloat(10 + turn))
                if abs(text.width(of: "A") - 0.6 * CGFloat(10 + turn)) > 0.001 { Issue.record("\(turn)") }
            }
            if turn >= 48 { try? registry.unregister(fontsAt: urls[turn % 16]) }
        }
        #expect(registry.fonts.count <= 16)
    }

    @Test("a damaged file is registered or refused", arguments: 0..<300)
    func damage(seed: UInt64) throws {
        for seed in SeededGenerator.seeds(seed..<seed + 1) {
            var random = SeededGenerator(seed: seed)
            var bytes = random.pick(from: SampleFonts.all + [family.variable.file])
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let fonts = try? OpenedFont.all(in: bytes).flatMap(\.fonts) else { continue }
            for font in fonts {
                let width = TextFont(typeface: .file(font.typeface), size: 17).width(of: "AVA Bo é")
                #expect(width >= 0 || width < 0, "UIKIT_SEED=\(seed)")
                #expect(font.opened.source.bytes.count <= 2 * bytes.count, "UIKIT_SEED=\(seed)")
            }
        }
    }
}
