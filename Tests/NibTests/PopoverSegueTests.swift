import Foundation
import NibReader
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Popover segues") struct PopoverSegueTests {
    private let stage = Stage(size: CGSize(width: 1000, height: 1200))

    /// Returns a screen with a button, a possible anchor view, and segues from the button and from the controller.
    private func list(_ segue: String, ofController other: String = "") throws -> UIViewController {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="list">
            <scenes><scene sceneID="s1"><objects>
            <viewController id="list"><view key="view" contentMode="scaleToFill" id="lv"><rect key="frame" x="0" y="0" width="1000" height="1200"/>
            <subviews><button opaque="NO" contentMode="scaleToFill" id="button"><rect key="frame" x="400" y="100" width="100" height="40"/>
            <connections>\(segue)</connections></button>
            <view contentMode="scaleToFill" id="anchor"><rect key="frame" x="100" y="600" width="100" height="40"/></view></subviews></view>
            <connections>\(other)</connections></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="filters"><view key="view" contentMode="scaleToFill" id="fv">
            <rect key="frame" x="0" y="0" width="300" height="200"/></view><size key="preferredContentSize" width="300" height="200"/></viewController>
            </objects></scene></scenes></document>
            """
        let storyboard = UIStoryboard(NibFile(.data(Data(text.utf8)), in: nil))
        let list = try #require(storyboard.instantiateInitialViewController())
        stage.show(list)
        stage.settle()
        return list
    }

    private func popover(of list: UIViewController) throws -> UIPopoverPresentationController {
        stage.settle()
        return try #require(list.presentedViewController?.popoverPresentationController)
    }

    @Test(
        "a popover segue appears at its anchor, or at its sender, with the permitted arrow direction",
        arguments: [
            (
                #"<segue destination="filters" kind="popoverPresentation" popoverAnchorView="anchor" id="g"><popoverArrowDirection key="popoverArrowDirection" down="YES"/></segue>"#,
                // 600 − 200 − 13.
                CGRect(x: 10, y: 387, width: 300, height: 213)
            ),
            (
                #"<segue destination="filters" kind="popover" id="g"><popoverArrowDirection key="popoverArrowDirection" left="YES"/></segue>"#,
                // 120 − 100.
                CGRect(x: 500, y: 20, width: 313, height: 200)
            ),
            (
                #"<segue destination="filters" kind="presentation" modalPresentationStyle="popover" id="g"/>"#,
                CGRect(x: 300, y: 140, width: 300, height: 213)
            ),
        ])
    func anchors(segue: String, frame: CGRect) throws {
        let list = try list(segue)
        stage.tap(at: CGPoint(x: 450, y: 120))
        #expect(try popover(of: list).frameOfPresentedViewInContainerView == frame)
    }

    @Test("a popover segue has its passthrough views")
    func passthrough() throws {
        let list = try list(
            #"<segue destination="filters" kind="popoverPresentation" id="g"><connections><outletCollection property="passthroughViews" destination="anchor" id="p"/></connections></segue>"#
        )
        stage.tap(at: CGPoint(x: 450, y: 120))
        #expect(try popover(of: list).passthroughViews == [list.view.subviews[1]])
    }

    @Test("a popover segue performed in code appears at its sender")
    func performed() throws {
        let list = try list(
            "", ofController: #"<segue destination="filters" kind="popoverPresentation" identifier="f" id="g"/>"#)
        list.performSegue(withIdentifier: "f", sender: list.view.subviews[1])
        #expect(try popover(of: list).sourceView === list.view.subviews[1])
    }
}
