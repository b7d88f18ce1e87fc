import Foundation
import NibReader
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Bars of XIBs and storyboards") struct BarNibTests {
    private func first<Kind>(_ kind: Kind.Type, of xml: String) throws -> Kind {
        try #require(NibOnStage.objects(xml).first as? Kind)
    }

    // MARK: Opaque bars

    @Test("a bar is translucent or opaque as the XIB says")
    func opaque() throws {
        #expect(
            try first(UINavigationBar.self, of: #"<navigationBar id="b" translucent="NO"/>"#).isTranslucent == false)
        #expect(try first(UIToolbar.self, of: #"<toolbar id="b" translucent="NO"/>"#).isTranslucent == false)
        #expect(try first(UITabBar.self, of: #"<tabBar id="b" translucent="NO"/>"#).isTranslucent == false)
    }

    @Test("a controller reads from the XIB which edges and bars it extends below")
    func extendedEdges() throws {
        let screen = try first(
            UIViewController.self,
            of: """
                <viewController id="c" extendedLayoutIncludesOpaqueBars="YES">
                <extendedEdge key="edgesForExtendedLayout" top="YES" left="YES"/></viewController>
                """)
        #expect(screen.extendedLayoutIncludesOpaqueBars)
        #expect(screen.edgesForExtendedLayout == [.top, .left])
    }

    @Test("a system tab item has its title and symbol, and a controller its preferred size")
    func systemTab() throws {
        let screen = try first(
            UIViewController.self,
            of: """
                <viewController id="c"><tabBarItem key="tabBarItem" systemItem="favorites" tag="3" id="t"/>
                <value key="contentSizeForViewInPopover" type="size" width="200" height="300"/></viewController>
                """)
        #expect(screen.tabBarItem.title == "Favorites" && screen.tabBarItem.tag == 3)
        #expect(screen.tabBarItem.image?.look.symbol?.name == "star")
        #expect(screen.preferredContentSize == CGSize(width: 200, height: 300))
    }

    // MARK: Appearances

    private static let look = """
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <color key="shadowColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
        """
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private static func words(_ key: String) -> String {
        """
        <textAttributes key="\(key)"><fontDescription key="fontDescription" type="system" pointSize="20"/>
        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></textAttributes>
        """
    }

    @Test("a navigation bar has the XIB's appearances, and the defaults for the rest")
    func navigationBarAppearances() throws {
        let bar = try first(
            UINavigationBar.self,
            of: """
                <navigationBar id="b"><navigationBarAppearance key="standardAppearance" backgroundEffect="systemThickMaterial">
                \(Self.look)\(Self.words("titleTextAttributes"))\(Self.words("largeTitleTextAttributes"))
                <barButtonItemAppearance key="buttonAppearance"><barButtonItemStateAppearance key="normal">
                \(Self.words("titleTextAttributes"))</barButtonItemStateAppearance></barButtonItemAppearance>
                </navigationBarAppearance><navigationBarAppearance key="scrollEdgeAppearance"/></navigationBar>
                """)
        let appearance = bar.standardAppearance
        #expect(appearance.backgroundColor == Self.red)
        #expect(appearance.shadowColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(appearance.backgroundEffect != nil)
        for attributes in [
            appearance.titleTextAttributes, appearance.largeTitleTextAttributes,
            appearance.buttonAppearance.normal.titleTextAttributes,
        ] {
            #expect(attributes[.foregroundColor] as? UIColor == Self.red)
            #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        }
        #expect(bar.scrollEdgeAppearance?.backgroundColor == nil)
        #expect(bar.compactAppearance == nil)
    }

    @Test("toolbars, tab bars and navigation items have the XIB's appearances, too")
    func otherAppearances() throws {
        let toolbar = try first(
            UIToolbar.self,
            of:
                #"<toolbar id="b"><toolbarAppearance key="compactAppearance">\#(Self.look)</toolbarAppearance></toolbar>"#
        )
        #expect(toolbar.compactAppearance?.backgroundColor == Self.red)
        let tabBar = try first(
            UITabBar.self,
            of: #"<tabBar id="b"><tabBarAppearance key="standardAppearance">\#(Self.look)</tabBarAppearance></tabBar>"#)
        #expect(tabBar.standardAppearance.backgroundColor == Self.red)
        let item = try first(
            UINavigationItem.self,
            of: """
                <navigationItem id="i"><navigationBarAppearance key="scrollEdgeAppearance">\(Self.look)
                </navigationBarAppearance></navigationItem>
                """)
        #expect(item.scrollEdgeAppearance?.backgroundColor == Self.red)
    }

    @Test("parts of an appearance that aren't built are reported")
    func unbuilt() throws {
        let document = try NibOnStage.document(
            """
            <navigationBar id="b"><navigationBarAppearance key="standardAppearance" shadowImage="line">
            <textAttributes key="titleTextAttributes"><color key="textShadowColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
            </textAttributes></navigationBarAppearance></navigationBar>
            """)
        let report = NibReport(of: document)
        _ = try document.instantiate(in: .main, report: report)
        #expect(report.mistakes.map(\.line) == [4, 5])
    }
}
