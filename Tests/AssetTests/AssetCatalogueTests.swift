import Foundation
import Testing
import TestSupport

@testable import UIKitCore

@Suite("Names in asset catalogues") struct AssetCatalogueTests {
    private let sample: SampleBundle

    init() throws { sample = try SampleBundle() }

    private let grey = SampleBundle.colors(SampleBundle.color(#""white": "0.500""#))

    private func names(_ catalogues: String...) throws -> AssetNames {
        let all = catalogues.isEmpty ? ["Assets.xcassets"] : catalogues
        return AssetNames(try all.map { try #require(AssetFolder(catalogue: sample.path + "/" + $0)) })
    }

    @Test("a set is found by its name and kind")
    func kinds() throws {
        try sample.writeContents(grey, of: "Brand.colorset")
        try sample.writeContents("{}", of: "Brand.imageset")
        try sample.writeContents("{}", of: "v1.2.imageset")
        try sample.writeContents("{}", of: "bell.symbolset")
        try sample.writeContents("{}", of: "AppIcon.appiconset")
        let names = try names()
        #expect(names.colors.keys.sorted() == ["Brand"])
        #expect(names.images.keys.sorted() == ["Brand", "v1.2"])
        #expect(names.symbols.keys.sorted() == ["bell"])
        #expect(names.mistakes.isEmpty)
    }

    @Test("a group with a namespace is part of its sets' names")
    func namespaces() throws {
        let namespace = #"{"properties": {"provides-namespace": true}}"#
        try sample.writeContents(grey, of: "Plain/One.colorset")
        try sample.writeContents(namespace, of: "Icons")
        try sample.writeContents(grey, of: "Icons/Two.colorset")
        try sample.writeContents(grey, of: "Icons/Plain/Three.colorset")
        try sample.writeContents(namespace, of: "Icons/Small")
        try sample.writeContents(grey, of: "Icons/Small/Four.colorset")
        try sample.writeContents(namespace, of: "Sprites.spriteatlas")
        try sample.writeContents("{}", of: "Sprites.spriteatlas/hero.imageset")
        let names = try names()
        #expect(names.colors.keys.sorted() == ["Icons/Small/Four", "Icons/Three", "Icons/Two", "One"])
        #expect(names.images.keys.sorted() == ["Sprites/hero"])
    }

    @Test("of two sets with one name the first is used, and the other is reported")
    func duplicates() throws {
        try sample.write(grey, to: "A.xcassets/Brand.colorset/Contents.json")
        try sample.write(grey, to: "B.xcassets/Colors/Brand.colorset/Contents.json")
        let names = try names("A.xcassets", "B.xcassets")
        #expect(names.colors["Brand"]?.place == "A.xcassets/Brand.colorset")
        #expect(
            names.mistakes.map(\.description) == [
                """
                B.xcassets/Colors/Brand.colorset: A.xcassets/Brand.colorset has the same name, Brand, and is used. \
                Try: give one of them another name.
                """
            ])
    }

    @Test("a group with a broken Contents.json is reported, and gives no namespace")
    func brokenGroup() throws {
        try sample.writeContents("{", of: "Icons")
        try sample.writeContents(grey, of: "Icons/One.colorset")
        let names = try names()
        #expect(names.colors.keys.sorted() == ["One"])
        #expect(names.mistakes.map(\.file) == ["Assets.xcassets/Icons"])
    }

    @Test("symbolic links to folders are not followed, so a cycle does no harm")
    func links() throws {
        try sample.writeContents(grey, of: "Group/One.colorset")
        try sample.link("Assets.xcassets/Group/Again", to: "..")
        #expect(try names().colors.keys.sorted() == ["One"])
    }

    @Test("groups nested too deep are reported")
    func depth() throws {
        try sample.writeContents(grey, of: String(repeating: "g/", count: 40) + "Deep.colorset")
        let names = try names()
        #expect(names.colors.isEmpty)
        #expect(names.mistakes.count == 1 && names.mistakes[0].reason.contains("too many groups"))
    }

    @Test("a bundle's catalogues are listed once; a bundle without any has none")
    func bundles() throws {
        let empty = try SampleBundle()
        #expect(AssetCatalogue.all(for: try empty.bundle()).isEmpty)
        try sample.writeContents(grey, of: "Brand.colorset")
        let bundle = try sample.bundle()
        let first = AssetCatalogue.all(for: bundle)
        #expect(first.count == 1 && first.first === AssetCatalogue.all(for: bundle).first)
        #expect(first.first?.colorSet(named: "Brand")?.variants.all.count == 1)
        #expect(first.first?.colorSet(named: "Missing") == nil)
    }
}
