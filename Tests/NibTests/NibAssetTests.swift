import Foundation
import NibReader
import Testing
import TestSupport
import UIKit

@testable import UIKitCore

/// Colours and images that a XIB names, and that are in an asset catalogue.
@MainActor @Suite("Assets in XIBs") struct NibAssetTests {
    private let sample: SampleBundle

    init() throws {
        sample = try SampleBundle()
        try sample.writeContents(
            SampleBundle.colors(
                SampleBundle.color(#""white": "0.250""#), SampleBundle.color(#""white": "0.750""#, SampleBundle.dark)),
            of: "Brand.colorset")
        try sample.write(SampleBundle.png(width: 6, height: 4), to: "Assets.xcassets/Logo.imageset/logo.png")
        try sample.writeContents(SampleBundle.images(#"{"filename": "logo.png"}"#), of: "Logo.imageset")
    }

    private func view(_ attributes: String, _ inside: String, resources: String = "") throws -> UIView {
        let text = NibOnStage.text("<\(attributes) id=\"view\">\(inside)</\(attributes.prefix { $0 != " " })>")
            .replacing("</document>", with: "<resources>\(resources)</resources></document>")
        let document = try NibDocument(reading: Array(text.utf8), of: "Test.xib")
        return try #require(try document.instantiate(in: sample.bundle()).first as? UIView)
    }

    @Test("a named colour is the catalogue's, and dynamic")
    func color() throws {
        let view = try view("view", #"<color key="backgroundColor" name="Brand"/>"#)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(view.backgroundColor?.resolvedColor(with: dark) == UIColor(white: 0.75, alpha: 1))
    }

    @Test("a colour is the catalogue's if there is one, else the file's copy")
    func copies() throws {
        let copies = #"""
            <namedColor name="Brand"><color white="1" alpha="1" colorSpace="calibratedWhite"/></namedColor>
            <namedColor name="Old"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/></namedColor>
            <namedColor name="Round"><color name="Round"/></namedColor>
            <systemColor name="systemFutureColor"><color white="0.5" alpha="1" colorSpace="custom"/></systemColor>
            """#
        func color(_ color: String) throws -> UIColor? {
            try view("view", #"<color key="backgroundColor" \#(color)/>"#, resources: copies).backgroundColor
        }
        #expect(try color(#"name="Brand""#) == UIColor(named: "Brand", in: sample.bundle(), compatibleWith: nil))
        #expect(try color(#"name="Old""#) == .red)
        #expect(try color(#"name="Round""#) == nil)
        #expect(try color(#"name="Gone""#) == nil)
        #expect(try color(#"systemColor="systemFutureColor""#) == UIColor(white: 0.5, alpha: 1))
        #expect(try color(#"systemColor="systemRedColor""#) == .systemRed)
    }

    @Test("an image view shows the catalogue's image")
    func image() throws {
        let view = try view(#"imageView image="Logo""#, "")
        #expect((view as? UIImageView)?.image?.size == CGSize(width: 6, height: 4))
    }
}
