import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing

/// As apps call it. Registered fonts are known to the whole process, so each test has another family.
@Suite("The font manager") struct FontManagerTests {
    @Test("a font file is registered and unregistered, with errors that say why not")
    func file() throws {
        let folder = try TemporaryFolder()
        let url = try folder.write(SampleFamily("Alder").font("Regular").file, to: "alder.ttf")
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        #expect(error == nil)
        #expect(CGFont("Alder-Regular" as CFString) != nil)
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        let reason = try #require(error?.takeRetainedValue())
        #expect(reason.code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(reason.domain == kCTFontManagerErrorDomain as String)
        #expect(CFErrorCopyDescription(reason) == "Alder-Regular is registered already.")
        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(CGFont("Alder-Regular" as CFString) == nil)
    }

    @Test("a CGFont is made from bytes, and can be registered")
    func graphicsFont() throws {
        let data = Data(SampleFamily("Birch").font("Bold", weight: 700).file)
        let provider = try #require(CGDataProvider(data: data as CFData))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName as String? == "Birch-Bold" && font.fullName as String? == "Birch Bold")
        #expect([font.unitsPerEm, font.ascent, font.descent, font.leading] == [1000, 900, -200, 30])
        #expect([font.capHeight, font.xHeight] == [700, 500])
        #expect(font.numberOfGlyphs == 6)
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    }

    @Test("a CGFont is made from a file's bytes; bytes that are no font give nil")
    func providers() throws {
        let folder = try TemporaryFolder()
        let url = try folder.write(SampleFamily("Cedar").font("Regular").file, to: "cedar.ttf")
        for provider in [CGDataProvider(url: url as CFURL), CGDataProvider(filename: url.path)] {
            #expect(CGFont(try #require(provider))?.postScriptName as String? == "Cedar-Regular")
        }
        #expect(CGDataProvider(filename: url.path + "x") == nil)
        #expect(CGFont(try #require(CGDataProvider(data: Data("no font".utf8) as CFData))) == nil)
    }
}
