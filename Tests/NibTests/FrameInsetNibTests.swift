import Foundation
import NibReader
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Frames by insets in XIBs") struct FrameInsetNibTests {
    @Test("a view and its subviews are placed by their distances from the superview (R757)")
    func nested() throws {
        let view = try #require(
            NibOnStage.objects(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
                <view id="a"><frame key="frameInset" minX="10" minY="20" maxX="30" height="100"/>
                <subviews><label id="b"><frame key="frameInset" minX="50%" width="60" height="20"/></label></subviews></view>
                <view id="c"><frame key="frameInset"/></view></subviews></view>
                """
            ).first as? UIView)
        let inner = view.subviews[0]
        #expect(inner.frame == CGRect(x: 10, y: 20, width: 260, height: 100))
        #expect(inner.subviews.first?.frame == CGRect(x: 100, y: 0, width: 60, height: 20))
        #expect(view.subviews[1].frame == view.bounds)
    }

    @Test("a frame that can't be read is reported")
    func mistake() throws {
        let document = try NibOnStage.document(#"<view id="v"><frame key="frameInset" minX="left"/></view>"#)
        let report = NibReport(of: document)
        _ = try document.instantiate(in: .main, report: report)
        #expect(report.mistakes.map(\.line) == [4])
    }
}
