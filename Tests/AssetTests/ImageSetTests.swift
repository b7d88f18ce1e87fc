import CoreGraphics
import Foundation
import Testing
import TestSupport

@testable import UIKitCore

@Suite("Image sets") struct ImageSetTests {
    private let sample: SampleBundle

    init() throws {
        sample = try SampleBundle()
        for name in ["logo.png", "logo@2x.png"] {
            try sample.write(SampleBundle.png(width: 20, height: 10), to: "Assets.xcassets/Logo.imageset/\(name)")
        }
    }

    /// The set of Contents.json, and what in it can't be used.
    private func read(_ contents: String, named name: String = "Logo") throws -> (set: ImageSet, mistakes: [String]) {
        try sample.writeContents(contents, of: "Logo.imageset")
        let catalogue = try #require(AssetFolder(catalogue: sample.path + "/Assets.xcassets"))
        var read = try AssetContents(of: catalogue.folder(named: "Logo.imageset"))
        let set = ImageSet(&read, named: name)
        return (set, read.mistakes.map(\.reason))
    }

    @Test("each file has its scale, and slots without a file are skipped")
    func scales() throws {
        let set = try read(
            SampleBundle.images(
                #"{"filename": "logo.png", "scale": "1x"}"#, #"{"filename": "logo@2x.png", "scale": "2x"}"#,
                #"{"idiom": "universal", "scale": "3x"}"#)
        ).set
        #expect(set.variants.all.map(\.value.scale) == [1, 2])
        #expect(set.variants.all.map { ($0.value.path as NSString).lastPathComponent } == ["logo.png", "logo@2x.png"])
        #expect(set.isTemplate == nil)
    }

    @Test(
        "a set is a template by its properties, by info in old files, or by its name",
        arguments: [
            (#""properties": {"template-rendering-intent": "template"}"#, "Logo", true),
            (#""info": {"template-rendering-intent": "original"}"#, "LogoTemplate", false),
            (#""properties": {}"#, "LogoTemplate", true),
            (#""properties": {"template-rendering-intent": 7}"#, "Logo", nil),
        ] as [(String, String, Bool?)])
    func template(_ property: String, _ name: String, _ expected: Bool?) throws {
        #expect(try read(#"{"images": [], \#(property)}"#, named: name).set.isTemplate == expected)
    }

    private func slicing(_ resizing: String, scale: Int) throws -> (AssetSlicing?, [String]) {
        let image = #"{"filename": "logo.png", "scale": "\#(scale)x", "resizing": \#(resizing)}"#
        let (set, mistakes) = try read(SampleBundle.images(image))
        return (set.variants.all.first?.value.slicing, mistakes)
    }

    @Test("cap insets are in pixels of the file")
    func insets() throws {
        let slicing = try slicing(
            #"{"mode": "9-part", "center": {"mode": "tile", "width": 1}, "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}"#,
            scale: 2
        ).0
        #expect(slicing == AssetSlicing(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), isTiled: true))
    }

    @Test("old files name them capInsets, and three parts have two of them", arguments: ["stretch", "fill"])
    func oldInsets(_ mode: String) throws {
        let slicing = try slicing(
            #"{"mode": "3-part-horizontal", "center": {"mode": "\#(mode)"}, "capInsets": {"left": 3, "right": 6}}"#,
            scale: 3
        ).0
        #expect(slicing == AssetSlicing(insets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2), isTiled: false))
    }

    @Test("cap insets that are invalid are left out", arguments: [#""4""#, "-1", "1e9", "[]"])
    func badInsets(_ left: String) throws {
        let (slicing, mistakes) = try slicing(#"{"cap-insets": {"left": \#(left)}}"#, scale: 1)
        #expect(slicing == nil)
        #expect(mistakes == ["cap-insets aren't numbers from 0; the image isn't sliced"])
    }

    @Test("a set for one direction is mirrored in the other, a set for both isn't")
    func directions() throws {
        let left = #"{"filename": "logo.png", "language-direction": "left-to-right"}"#
        let right = #"{"filename": "logo@2x.png", "language-direction": "right-to-left"}"#
        let any = #"{"filename": "logo.png"}"#
        func mirrored(_ images: String...) throws -> [Bool?] {
            let contents = #"{"images": [\#(images.joined(separator: ", "))]}"#
            return try read(contents).set.variants.all.map(\.value.isMirroredUnlessRightToLeft)
        }
        #expect(try mirrored(left) == [false])
        #expect(try mirrored(right, right) == [true, true])
        #expect(try mirrored(left, right) == [nil, nil])
        #expect(try mirrored(any) == [nil])
    }

    @Test(
        "a file name that leaves the folder is refused",
        arguments: ["../../../etc/passwd", "/etc/passwd", "..", ".", "", "Other.imageset/logo.png", "a\\u0000b"])
    func leaving(_ name: String) throws {
        let (set, mistakes) = try read(SampleBundle.images(#"{"filename": "\#(name)"}"#))
        #expect(set.variants.all.isEmpty)
        #expect(mistakes.count == 1 && mistakes[0].hasSuffix("isn't a file name"))
    }

    @Test("a link out of the catalogue is refused, a link inside of it is followed")
    func links() throws {
        try sample.link("Assets.xcassets/Logo.imageset/out.png", to: "/etc/passwd")
        try sample.link("Assets.xcassets/Logo.imageset/in.png", to: "logo.png")
        try sample.link("Assets.xcassets/Logo.imageset/round.png", to: "round.png")
        let (set, mistakes) = try read(
            SampleBundle.images(
                #"{"filename": "out.png"}"#, #"{"filename": "in.png"}"#, #"{"filename": "round.png"}"#))
        #expect(set.variants.all.map(\.value.place) == ["Assets.xcassets/Logo.imageset/in.png"])
        #expect(mistakes == ["out.png is a link that leaves the catalogue", "there is no file round.png"])
    }

    @Test("a missing file, and a name that is no text, are reported")
    func missing() throws {
        let (set, mistakes) = try read(SampleBundle.images(#"{"filename": "gone.png"}"#, #"{"filename": 7}"#))
        #expect(set.variants.all.isEmpty)
        #expect(mistakes == ["there is no file gone.png", "a filename is 7"])
    }
}
