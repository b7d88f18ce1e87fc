import Foundation
import Testing
import TestSupport
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("SVG images of asset catalogues") struct SVGImageTests {
    private let sample: SampleBundle

    init() throws { sample = try SampleBundle() }

    /// What the root's tag says, around a square.
    nonisolated private static func svg(_ attributes: String) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><rect width="4" height="4"/></svg>"#
    }

    private func image(_ text: String, properties: String = "") throws -> UIImage? {
        try sample.write(text, to: "Assets.xcassets/Art.imageset/art.svg")
        try sample.writeContents(
            SampleBundle.images(#"{"filename": "art.svg"}"#, properties: properties), of: "Art.imageset")
        return UIImage(named: "Art", in: try sample.bundle(), compatibleWith: nil)
    }

    @Test(
        "an SVG's size is its width and height, or its view box's",
        arguments: [
            (#"width="24" height="12.5""#, CGSize(width: 24, height: 12.5)),
            (#"width="24px" height="3pc""#, CGSize(width: 24, height: 48)),
            (#"width="6PT" height="1in""#, CGSize(width: 8, height: 96)),
            (#"width="1e2" height="25.4mm""#, CGSize(width: 100, height: 96)),
            (#"viewBox="0 0 16 9""#, CGSize(width: 16, height: 9)),
            (#"viewBox="-1,-2,16,9" width="32""#, CGSize(width: 32, height: 18)),
            (#"viewBox="0 0 16 9" height="18""#, CGSize(width: 32, height: 18)),
            (#"viewBox="0 0 16 9" width="100%" height="2em""#, CGSize(width: 16, height: 9)),
        ])
    func size(_ attributes: String, _ size: CGSize) throws {
        let image = try #require(try image(Self.svg(attributes)))
        #expect(abs(image.size.width - size.width) + abs(image.size.height - size.height) < 1e-9)
    }

    @Test(
        "an SVG that can't be shown is nil",
        arguments: [
            svg(""), svg(#"width="24""#), svg(#"width="NaN" height="1""#), svg(#"width="-24" height="1""#),
            svg(#"width="0" height="1""#), svg(#"width="0x10" height="1""#), svg(#"width="1e999" height="1""#),
            svg(#"width="65536" height="1""#), svg(#"width="60000" height="60000""#), svg(#"viewBox="0 0 1 -1""#),
            svg(#"viewBox="0 0 1""#), svg(#"viewBox="0 0 nan 1""#), svg(#"width="1furlong" height="1""#),
            #"<svg width="1" height="1"/>"#, #"<html xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#, "",
            "<svg", #"<!DOCTYPE svg [<!ENTITY a "b">]>"# + svg(#"width="1" height="1""#),
            #"<!DOCTYPE svg PUBLIC "a>b" "c" [<!ENTITY a "b">]>"# + svg(#"width="1" height="1""#),
            "<!--" + String(repeating: " ", count: 1 << 16) + "-->" + svg(#"width="1" height="1""#),
        ])
    func unusable(_ text: String) throws { #expect(try image(text) == nil) }

    @Test("declarations and comments before the root are skipped")
    func prolog() throws {
        let prolog = """
            \u{FEFF}<?xml version="1.0" encoding="utf-8"?>
            <!-- Generator -->
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">

            """
        #expect(try image(prolog + Self.svg(#"width="4" height="4""#))?.size.width == 4)
    }

    @Test("an SVG is a template if its set says so")
    func template() throws {
        let image = try #require(
            try image(
                Self.svg(#"width="4" height="4""#),
                properties: #""template-rendering-intent": "template", "preserves-vector-representation": true"#))
        #expect(image.renderingMode == .alwaysTemplate)
    }

    @Test("screens get the checked bytes as an image; a snapshot embeds them")
    func shown() throws {
        let text = Self.svg(#"width="4" height="4""#)
        let view = UIImageView(image: try image(text))
        try sample.write("changed", to: "Assets.xcassets/Art.imageset/art.svg")
        let stage = Stage(size: CGSize(width: 4, height: 4))
        stage.show(view)
        guard case .image(let content) = view.layer.content, case .data(let data) = content.source.storage else {
            return #expect(Bool(false), "no image")
        }
        #expect(content.source.mediaType == "image/svg+xml")
        #expect(data == Data(text.utf8))
        let address = "data:image/svg+xml;base64,\(Data(text.utf8).base64EncodedString())"
        #expect(stage.svg().contains(#"href="\#(address)""#))
    }
}
