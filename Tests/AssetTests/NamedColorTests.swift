import Foundation
import Testing
import TestSupport
import UIKit
import UIKitTesting

@MainActor @Suite("Colours by name") struct NamedColorTests {
    private let sample: SampleBundle

    init() throws {
        sample = try SampleBundle()
        try sample.writeContents(
            SampleBundle.colors(
                SampleBundle.color(#""white": "0.200""#),
                SampleBundle.color(#""white": "0.800""#, SampleBundle.dark),
                SampleBundle.color(#""white": "0.000""#, SampleBundle.highContrast)), of: "Brand.colorset")
        try sample.writeContents(SampleBundle.colors(SampleBundle.color(#""white": "0.400""#)), of: "Flat.colorset")
        let label = #"{"color": {"platform": "universal", "reference": "labelColor"}}"#
        let red = #"{"color": {"reference": "systemRedColor"}, \#(SampleBundle.dark)}"#
        try sample.writeContents(SampleBundle.colors(label), of: "Text.colorset")
        try sample.writeContents(SampleBundle.colors(label, red), of: "Mixed.colorset")
        try sample.writeContents(
            SampleBundle.colors(#"{"color": {"reference": "systemMagicColor"}}"#), of: "Magic.colorset")
        try sample.writeContents(#"{"properties": {"provides-namespace": true}}"#, of: "Theme")
        try sample.writeContents(SampleBundle.colors(SampleBundle.color(#""white": 1"#)), of: "Theme/Paper.colorset")
    }

    private func color(_ name: String) throws -> UIColor {
        try #require(UIColor(named: name, in: sample.bundle(), compatibleWith: nil))
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test("a colour resource is the colour of its name")
    func resource() throws {
        let resource = ColorResource(name: "Brand", bundle: try sample.bundle())
        #expect(try UIColor(resource: resource) == color("Brand"))
    }

    @Test("a named colour follows dark mode and high contrast")
    func dynamic() throws {
        let color = try color("Brand")
        let contrast = UITraitCollection(accessibilityContrast: .high)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(color.resolvedColor(with: light) == UIColor(white: 0.2, alpha: 1))
        #expect(color.resolvedColor(with: dark) == UIColor(white: 0.8, alpha: 1))
        #expect(color.resolvedColor(with: contrast) == UIColor(white: 0, alpha: 1))
        let both = UITraitCollection(traitsFrom: [dark, contrast])
        #expect(color.resolvedColor(with: both) == UIColor(white: 0.8, alpha: 1))
    }

    @Test("a view's named background changes when the view becomes dark")
    func view() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = try color("Brand")
        stage.show(view)
        #expect(view.layer.backgroundColor == UIColor(white: 0.2, alpha: 1).cgColor)
        stage.setAppearance(.dark)
        stage.settle()
        #expect(view.layer.backgroundColor == UIColor(white: 0.8, alpha: 1).cgColor)
    }

    @Test("a named colour with one variant is a plain colour")
    func flat() throws { #expect(try color("Flat") == UIColor(white: 0.4, alpha: 1)) }

    @Test("a reference is UIKit's colour, dynamic as that is")
    func references() throws {
        #expect(try color("Text") == .label)
        #expect(try color("Mixed").resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    }

    @Test("a group with a namespace is part of the colour's name")
    func namespace() throws {
        #expect(try color("Theme/Paper") == UIColor(white: 1, alpha: 1))
        #expect(UIColor(named: "Paper", in: try sample.bundle(), compatibleWith: nil) == nil)
    }

    @Test("two look-ups give equal colours, also with another opacity")
    func equality() throws {
        let (one, other) = (try color("Brand"), try color("Brand"))
        #expect(one == other && one.hash == other.hash)
        #expect(one.withAlphaComponent(0.5) == other.withAlphaComponent(0.5))
        #expect(one.withAlphaComponent(0.5) != other && one != .label)
        #expect(try color("Mixed") != one)
    }

    @Test(
        "a colour that doesn't exist or can't be used is nil",
        arguments: ["Missing", "", "Brand.colorset", "../Brand", "Theme/", "Magic"])
    func missing(_ name: String) throws {
        #expect(UIColor(named: name, in: try sample.bundle(), compatibleWith: nil) == nil)
    }

    @Test("the main bundle has no catalogue here")
    func mainBundle() { #expect(UIColor(named: "Brand") == nil) }
}
