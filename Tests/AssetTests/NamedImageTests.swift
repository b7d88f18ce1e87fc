import Foundation
import Testing
import TestSupport
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Images by name", .serialized) struct NamedImageTests {
    private let sample: SampleBundle
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

    /// `Sun` is 10 points wide in the light and 20 in the dark; `Logo` has the same size at two scales.
    init() throws {
        sample = try SampleBundle()
        try image("Sun", "light.png", 10, 10)
        try image("Sun", "dark.png", 20, 10)
        try sample.writeContents(
            SampleBundle.images(#"{"filename": "light.png"}"#, #"{"filename": "dark.png", \#(SampleBundle.dark)}"#),
            of: "Sun.imageset")
        try image("Logo", "logo.png", 20, 10)
        try image("Logo", "logo-large.png", 40, 20)
        try sample.writeContents(
            SampleBundle.images(
                #"{"filename": "logo.png", "scale": "1x"}"#,
                #"""
                {"filename": "logo-large.png", "scale": "2x",
                 "resizing": {"mode": "9-part", "cap-insets": {"left": 4, "right": 4}, "center": {"mode": "stretch"}}}
                """#, properties: #""template-rendering-intent": "template""#), of: "Logo.imageset")
        try sample.write(SampleBundle.png(width: 7, height: 7), to: "loose@2x.png")
        try sample.write(SampleBundle.png(width: 9, height: 9), to: "Logo.png")
    }

    private func image(_ set: String, _ file: String, _ width: UInt8, _ height: UInt8) throws {
        try sample.write(
            SampleBundle.png(width: width, height: height), to: "Assets.xcassets/\(set).imageset/\(file)")
    }

    /// On the stage's screen: tests that run meanwhile have screens of their own.
    private func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage {
        stage.advance(by: 0)
        return try #require(UIImage(named: name, in: sample.bundle(), compatibleWith: traits))
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    // MARK: Choosing

    @Test("an image comes from the file for the screen's scale, before a loose file of that name")
    func scale() throws {
        let large = try image("Logo")
        #expect(large.scale == 2 && large.size == CGSize(width: 20, height: 10))
        let small = try image("Logo", UITraitCollection(displayScale: 1))
        #expect(small.scale == 1 && small.size == large.size && small != large)
    }

    @Test("an image has its set's rendering mode and cap insets, the insets in points")
    func looks() throws {
        let image = try image("Logo")
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        #expect(image.resizingMode == .stretch)
        #expect(try self.image("Sun").renderingMode == .automatic)
    }

    @Test("loose files are used after the catalogue")
    func loose() throws {
        #expect(try image("loose").size == CGSize(width: 3.5, height: 3.5))
        #expect(try image("Logo.png").size == CGSize(width: 9, height: 9))
        #expect(UIImage(named: "nothing", in: try sample.bundle(), compatibleWith: nil) == nil)
    }

    @Test("requested traits select the variant, also as a configuration")
    func compatible() throws {
        #expect(try image("Sun").size.width == 10)
        #expect(try image("Sun", dark).size.width == 20)
        let configuration = UIImage.Configuration(traitCollection: dark)
        let image = try #require(UIImage(named: "Sun", in: sample.bundle(), with: configuration))
        #expect(image.size.width == 20 && image.traitCollection == dark)
        #expect(try self.image("Sun").withConfiguration(configuration).size.width == 20)
    }

    @Test("an image looked up twice is one image to screens")
    func once() throws { #expect(try image("Sun") == image("Sun")) }

    // MARK: Showing

    @Test("an image view follows dark mode, and updates its intrinsic content size")
    func follows() throws {
        let view = UIImageView(image: try image("Sun"))
        stage.show(view)
        #expect(view.intrinsicContentSize.width == 10 && pictureWidth(of: view) == 10)
        stage.setAppearance(.dark)
        stage.settle()
        #expect(view.intrinsicContentSize.width == 20 && pictureWidth(of: view) == 20)
        stage.setAppearance(.light)
        stage.settle()
        #expect(pictureWidth(of: view) == 10)
    }

    @Test("an explicitly requested variant stays")
    func stays() throws {
        let view = UIImageView(image: try image("Sun", dark))
        stage.show(view)
        #expect(pictureWidth(of: view) == 20)
    }

    @Test("the app's changes to an image stay when its variant changes")
    func keepsLook() throws {
        let view = UIImageView(image: try image("Sun").withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        view.overrideUserInterfaceStyle = .dark
        stage.show(view)
        #expect(pictureWidth(of: view) == 20)
        guard case .image(let content) = view.layer.content else { return #expect(Bool(false), "no image") }
        #expect(content.tint == UIColor.red.rgba)
    }

    private func pictureWidth(of view: UIImageView) -> CGFloat? {
        if case .image(let content) = view.layer.content { content.size.width } else { nil }
    }

    // MARK: Images that can't be shown

    // In processes of their own: there, warnings are on standard error at once, whatever other tests listen to.

    @Test(
        "PDF, HEIC and damaged images are nil, and reported once", arguments: ["pdf", "svg", "heic", "png"])
    func unshowable(_ kind: String) async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) { [kind] in
            try await MainActor.run {
                let sample = try SampleBundle()
                try sample.write("%PDF-1.4 <svg/>", to: "Assets.xcassets/Art.imageset/art.\(kind)")
                try sample.writeContents(SampleBundle.images(#"{"filename": "art.\#(kind)"}"#), of: "Art.imageset")
                let bundle = try sample.bundle()
                try #require(UIImage(named: "Art", in: bundle, compatibleWith: nil) == nil)
                try #require(UIImage(named: "Art", in: bundle, compatibleWith: nil) == nil)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.components(separatedBy: "[assets] Assets.xcassets/Art.imageset/art.\(kind)").count == 2)
    }

    @Test("a symbol set is nil, and reported")
    func symbols() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let sample = try SampleBundle()
                try sample.writeContents("{}", of: "bell.slash.custom.symbolset")
                try #require(UIImage(named: "bell.slash.custom", in: sample.bundle(), compatibleWith: nil) == nil)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains("bell.slash.custom.symbolset: custom symbols can't be drawn"))
    }
}
