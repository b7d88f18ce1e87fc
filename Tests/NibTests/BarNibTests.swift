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

    @Test("bars are opaque as the file says")
    func opaque() throws {
        #expect(
            try first(UINavigationBar.self, of: #"<navigationBar id="b" translucent="NO"/>"#).isTranslucent == false)
        #expect(try first(UIToolbar.self, of: #"<toolbar id="b" translucent="NO"/>"#).isTranslucent == false)
        #expect(try first(UITabBar.self, of: #"<tabBar id="b" translucent="NO"/>"#).isTranslucent == false)
    }

    @Test("a screen says which edges and bars it goes on below")
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
}
