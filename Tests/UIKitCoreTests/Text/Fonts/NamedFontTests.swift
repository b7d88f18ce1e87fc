import CoreText
import Foundation
import RenderTree
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Registered fonts are known to the whole process, so each test has another family.
@Suite("Fonts by name") @MainActor struct NamedFontTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func register(_ builder: FontBuilder, _ name: String) throws -> URL {
        let url = try folder.write(builder.file, to: "\(name).ttf")
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        return url
    }

    @Test("a registered font is found by PostScript name, full name and family")
    func names() throws {
        let family = SampleFamily("Maple")
        let files = [try register(family.font("Bold", weight: 700), "b"), try register(family.font("Regular"), "r")]
        defer { for file in files { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil) } }
        for (name, found) in ["Maple-Bold": "Maple-Bold", "Maple Bold": "Maple-Bold", "Maple": "Maple-Regular"] {
            let font = try #require(UIFont(name: name, size: 20))
            #expect(font.fontName == found && font.familyName == "Maple" && font.pointSize == 20)
        }
        #expect(UIFont(name: "Maple-Italic", size: 20) == nil)
        #expect(UIFont.familyNames.contains("Maple"))
        #expect(UIFont.fontNames(forFamilyName: "Maple") == ["Maple-Bold", "Maple-Regular"])
    }

    @Test("a named font has the metrics of its file")
    func metrics() throws {
        let file = try register(SampleFamily("Nettle").font("Regular"), "n")
        defer { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil) }
        let font = try #require(UIFont(name: "Nettle-Regular", size: 100))
        #expect([font.ascender, font.descender, font.lineHeight, font.leading] == [90, -20, 110, 3])
        #expect([font.capHeight, font.xHeight] == [70, 50])
        let label = UILabel()
        (label.text, label.font) = ("A B", font)
        #expect(label.intrinsicContentSize == CGSize(width: 150, height: 110))
        label.numberOfLines = 0
        label.text = "A\nB"
        #expect(label.intrinsicContentSize == CGSize(width: 65, height: 223))
    }

    @Test("screens get the font's name and its place on its axes")
    func drawn() throws {
        let file = try register(SampleFamily("Oak").variable, "o")
        defer { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil) }
        let stage = Stage(scale: 1)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "A"
        label.font = UIFont(name: "Oak-ExtraBold", size: 10)
        stage.window.addSubview(label)
        stage.settle()
        guard case .text(let content)? = label.layer.content, let run = content.lines.first?.runs.first,
            case .app(let font) = run.font.family
        else {
            Issue.record("no text")
            return
        }
        #expect(font.familyName == "Oak" && run.font.weight == 800)
        #expect(font.axes.map(\.tag) == ["wght"] && font.axes.map(\.value) == [800])
        #expect(font.source.bytes == SampleFamily("Oak").variable.file)
    }

    @Test("a font in use keeps working when it is unregistered")
    func unregistered() throws {
        let file = try register(SampleFamily("Pine").font("Regular"), "p")
        let font = try #require(UIFont(name: "Pine-Regular", size: 10))
        CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil)
        #expect(UIFont(name: "Pine-Regular", size: 10) == nil)
        #expect(font.withSize(100).lineHeight == 110)
        #expect(("A" as NSString).size(withAttributes: [.font: font.withSize(100)]).width == 60)
    }

    @Test("of iOS's own fonts those with known widths can be made by name")
    func builtIn() {
        let faces = ["Helvetica", "Helvetica-Bold", "Helvetica-BoldOblique", "Helvetica-Oblique"]
        #expect(UIFont.fontNames(forFamilyName: "Helvetica").sorted() == faces)
        for name in UIFont.fontNames(forFamilyName: "Courier") {
            #expect(UIFont(name: name, size: 9)?.fontName == name)
        }
        for name in ["Menlo", "HelveticaNeue", "", ".SFUI-Regular", "Helvetica\u{0}"] {
            #expect(UIFont(name: name, size: 12) == nil)
        }
    }

    @Test("fonts listed in Info.plist need no registration, and a damaged file is skipped")
    func bundle() throws {
        let registry = FontRegistry()
        _ = try folder.write(SampleFamily("Quince").font("Regular").file, to: "quince.ttf")
        _ = try folder.write(Array("no font".utf8), to: "damaged.ttf")
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["UIAppFonts": ["damaged.ttf", "gone.ttf", "quince.ttf"]], format: .xml, options: 0)
        try list.write(to: folder.url.appendingPathComponent("Info.plist"))
        BundleFonts.register(fontsOf: try #require(Bundle(path: folder.url.path)), in: registry)
        #expect(registry.fonts.map(\.postScriptName) == ["Quince-Regular"])
    }
}
