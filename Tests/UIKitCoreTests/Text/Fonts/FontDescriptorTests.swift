import CoreText
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Registered fonts are known to the whole process, so each test has another family.
@Suite("Font descriptors") @MainActor struct FontDescriptorTests {
    /// Fonts that are registered as long as this object exists.
    private final class Registered {
        let fonts: [CGFont]

        init(_ builders: [FontBuilder]) throws {
            fonts = try builders.map { builder in
                let provider = try #require(CGDataProvider(data: Data(builder.file) as CFData))
                return try #require(CGFont(provider))
            }
            for font in fonts { #expect(CTFontManagerRegisterGraphicsFont(font, nil)) }
        }

        deinit { for font in fonts { CTFontManagerUnregisterGraphicsFont(font, nil) } }
    }

    private func family(_ name: String) throws -> Registered {
        let family = SampleFamily(name)
        return try Registered([
            family.font("Regular"), family.font("Bold", weight: 700), family.font("Italic", isItalic: true),
            family.font("Condensed", width: 3),
        ])
    }

    @Test("a descriptor's attributes select a font")
    func attributes() throws {
        let fonts = try family("Rowan")
        func name(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> String {
            UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0).fontName
        }
        #expect(name([.name: "Rowan-Bold", .size: 20]) == "Rowan-Bold")
        #expect(name([.family: "Rowan"]) == "Rowan-Regular")
        #expect(name([.family: "Rowan", .face: "Italic"]) == "Rowan-Italic")
        func name(_ trait: UIFontDescriptor.TraitKey, _ value: Any) -> String {
            name([.family: "Rowan", .traits: [trait: value]])
        }
        #expect(name(.weight, UIFont.Weight.bold) == "Rowan-Bold" && name(.weight, 0.4) == "Rowan-Bold")
        #expect(name(.symbolic, UInt32(1)) == "Rowan-Italic" && name(.slant, 0.1) == "Rowan-Italic")
        #expect(name(.width, -0.5) == "Rowan-Condensed")
        #expect(name([.family: "No such family"]) == ".SFUI-Regular")
        #expect(name([.name: 7, .size: "large", .traits: "bold"]) == ".SFUI-Regular")
        withExtendedLifetime(fonts) {}
    }

    @Test("symbolic traits are looked up in the family; the result is nil if it has no such font")
    func traits() throws {
        let fonts = try family("Sorrel")
        let regular = UIFontDescriptor(name: "Sorrel-Regular", size: 17)
        #expect(regular.withSymbolicTraits(.traitBold)?.postscriptName == "Sorrel-Bold")
        #expect(regular.withSymbolicTraits(.traitItalic)?.symbolicTraits == .traitItalic)
        #expect(regular.withSymbolicTraits(.traitCondensed)?.symbolicTraits == .traitCondensed)
        #expect(regular.withSymbolicTraits([.traitBold, .traitItalic]) == nil)
        #expect(regular.withSymbolicTraits(.traitExpanded) == nil)
        #expect(regular.withFace("Bold").withSize(30).pointSize == 30)
        #expect(regular.withFamily("Courier").postscriptName == "Courier")
        #expect(regular.withDesign(.rounded) == nil)
        withExtendedLifetime(fonts) {}
    }

    @Test("a descriptor moves a variable font along its axes")
    func variations() throws {
        let fonts = try Registered([SampleFamily("Thistle").variable])
        let axis = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
        let regular = UIFontDescriptor(name: "Thistle-Regular", size: 100)
        func width(_ descriptor: UIFontDescriptor) -> CGFloat {
            ("A" as NSString).size(withAttributes: [.font: UIFont(descriptor: descriptor, size: 0)]).width
        }
        #expect(width(regular) == 60)
        #expect(width(regular.addingAttributes([axis: [0x7767_6874: 650]])) == 61)
        #expect(width(regular.addingAttributes([axis: [0x7767_6874: 9000.0]])) == 62)
        #expect(width(regular.addingAttributes([axis: [0x7764_7468: 50, 7: Double.nan]])) == 60)
        let bold = try #require(regular.withSymbolicTraits(.traitBold))
        #expect(bold.symbolicTraits == .traitBold)
        #expect((bold.object(forKey: axis) as? [Int: Double]) == [0x7767_6874: 700])
        withExtendedLifetime(fonts) {}
    }

    @Test("the system font has designs, weights and slants, but no condensed letters")
    func system() throws {
        let regular = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor
        #expect(try #require(regular.withDesign(.rounded)).postscriptName == ".SFUIRounded-Semibold")
        #expect(try #require(regular.withDesign(.monospaced)).symbolicTraits == [.traitBold, .traitMonoSpace])
        #expect(regular.withSymbolicTraits(.traitCondensed) == nil)
        let light = regular.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
        #expect(UIFont(descriptor: light, size: 0) == .systemFont(ofSize: 17, weight: .light))
        for design in [UIFontDescriptor.SystemDesign.rounded, .serif] {
            let font = UIFont(descriptor: try #require(regular.withDesign(design)), size: 0)
            #expect(font.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
            #expect(font != .systemFont(ofSize: 17, weight: .semibold))
        }
    }

    @Test("a descriptor returns its own attributes, and those of the font it selects")
    func reading() throws {
        let fonts = try family("Vetch")
        let asked = UIFontDescriptor(fontAttributes: [.family: "Vetch", .face: "Bold", .size: 20])
        #expect(asked.fontAttributes[.family] as? String == "Vetch")
        #expect(asked.fontAttributes[.name] as? String == "Vetch-Bold")
        #expect(asked.object(forKey: .visibleName) as? String == "Vetch Bold")
        #expect(asked.object(forKey: .size) as? CGFloat == 20)
        let italic = UIFontDescriptor(fontAttributes: [
            .family: "Vetch", .traits: [UIFontDescriptor.TraitKey.symbolic: UInt32(1)],
        ])
        #expect(italic.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName) == ["Vetch-Italic"])
        #expect(italic.matchingFontDescriptors(withMandatoryKeys: [.family]).count == 4)
        #expect(asked == UIFontDescriptor(fontAttributes: [.family: "Vetch", .face: "Bold", .size: 20]))
        withExtendedLifetime(fonts) {}
    }

    @Test("a font with changed traits of a text style follows the text size, unless it has its own size")
    func textStyles() throws {
        let bold = try #require(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold))
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFont(descriptor: bold, size: 0).adjusted(for: large) == .boldSystemFont(ofSize: 33))
        #expect(UIFont(descriptor: bold, size: 20).adjusted(for: large) == .boldSystemFont(ofSize: 20))
        let body = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1])
        #expect(UIFont(descriptor: body, size: 0).adjusted(for: large).pointSize == 43)
    }
}
