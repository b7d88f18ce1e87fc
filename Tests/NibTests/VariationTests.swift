import Foundation
import NibReader
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Values of views that depend on the size classes.
@MainActor @Suite("Variations by size class") struct VariationTests {
    /// A phone: in portrait its width is compact and its height regular; in landscape both are compact.
    private let stage = Stage(size: CGSize(width: 393, height: 852))
    private let onItsSide = CGSize(width: 852, height: 393)

    private func shown<Kind: UIView>(_ kind: Kind.Type, _ xml: String) throws -> Kind {
        // Other tests, which may run meanwhile, have their own screens.
        stage.advance(by: 0)
        let view = try #require(NibOnStage.objects(xml).first as? Kind)
        stage.show(view)
        return view
    }

    @Test("a label has the font and colours for its size classes, and the default ones again")
    func label() throws {
        let label = try shown(
            UILabel.self,
            """
            <label id="l" text="Trips"><fontDescription key="fontDescription" type="system" pointSize="20"/>
            <variation key="heightClass=compact" numberOfLines="2">
            <fontDescription key="fontDescription" type="system" pointSize="12"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></variation></label>
            """)
        #expect(label.font.pointSize == 20 && label.textColor == .label && label.numberOfLines == 1)
        stage.resize(to: onItsSide)
        #expect(label.font.pointSize == 12 && label.numberOfLines == 2)
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        stage.resize(to: CGSize(width: 393, height: 852))
        #expect(label.font.pointSize == 20 && label.textColor == .label && label.numberOfLines == 1)
    }

    @Test("a stack view's axis changes to horizontal on a phone in landscape")
    func stack() throws {
        let stack = try shown(
            UIStackView.self,
            """
            <stackView id="s" axis="vertical" spacing="4"><variation key="heightClass=compact" axis="horizontal"
            distribution="fillEqually" alignment="center" spacing="8"/></stackView>
            """)
        #expect(stack.axis == .vertical && stack.spacing == 4)
        stage.resize(to: onItsSide)
        #expect(stack.axis == .horizontal && stack.distribution == .fillEqually)
        #expect(stack.alignment == .center && stack.spacing == 8)
    }

    @Test("a stack view can have the standard spacing")
    func standardSpacing() throws {
        let stack = try shown(UIStackView.self, #"<stackView id="s" spacingType="standard"/>"#)
        #expect(stack.spacing == UIStackView.spacingUseSystem)
    }

    @Test("a view's hidden state and background can vary; the variation with more conditions wins")
    func view() throws {
        let view = try shown(
            UIView.self,
            """
            <view id="v"><variation key="heightClass=compact" hidden="YES" alpha="0.5"/>
            <variation key="heightClass=compact-widthClass=compact" hidden="NO">
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></variation></view>
            """)
        #expect(view.backgroundColor == nil && view.alpha == 1)
        stage.resize(to: CGSize(width: 667, height: 375))
        #expect(!view.isHidden && view.alpha == 0.5)
        #expect(view.backgroundColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("an image view's image can vary, and is a symbol only in the system's catalogue")
    func image() throws {
        let view = try shown(
            UIImageView.self,
            """
            <imageView id="i" image="star" catalog="system">
            <variation key="heightClass=compact" image="heart" catalog="system"/></imageView>
            """)
        #expect(view.image?.look.symbol?.name == "star")
        stage.resize(to: onItsSide)
        #expect(view.image?.look.symbol?.name == "heart")
    }

    @Test("values set by the app stay until the size classes change")
    func ownValue() throws {
        let view = try shown(
            UIView.self, #"<view id="v"><variation key="heightClass=compact" alpha="0.5"/></view>"#)
        view.alpha = 0.75
        stage.resize(to: CGSize(width: 375, height: 812))
        #expect(view.alpha == 0.75)
    }

    @Test("a view with variations is released")
    func lifetimes() throws {
        weak var label: UILabel?
        do {
            let made = try NibOnStage.objects(
                #"<label id="l"><variation key="heightClass=compact" alpha="0.5"/></label>"#)
            label = made.first as? UILabel
            #expect(label != nil)
        }
        #expect(label == nil)
    }

    @Test("a value that can't vary is reported; frames of variations are ignored")
    func reported() throws {
        let document = try NibOnStage.document(
            """
            <label id="l"><variation key="heightClass=compact" fixedFrame="YES" enabled="NO">
            <rect key="frame" x="0" y="0" width="1" height="1"/></variation></label>
            """)
        let report = NibReport(of: document)
        _ = try document.instantiate(in: .main, report: report)
        #expect(
            report.mistakes.map(\.reason) == ["the attribute enabled of <variation> isn't understood; it is left out"])
    }
}
