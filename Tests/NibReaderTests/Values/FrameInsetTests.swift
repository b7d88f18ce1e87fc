import Foundation
import Testing

@testable import NibReader

@Suite("Frames by insets (R757)") struct FrameInsetTests {
    private func frame(_ attributes: String) throws -> CGRect? {
        let element = try XMLReader.read(Array("<frame key=\"frameInset\" \(attributes)/>".utf8))
        return NibFrameInset(element)?.frame(in: CGSize(width: 375, height: 667))
    }

    @Test(
        "a frame is placed from the near edges, the far edges, or fills the rest",
        arguments: [
            (#"minX="16" minY="72" width="99" height="21""#, CGRect(x: 16, y: 72, width: 99, height: 21)),
            (#"width="375" height="60" minY="120""#, CGRect(x: 0, y: 120, width: 375, height: 60)),
            (#"minX="16" minY="101" height="200" maxX="16""#, CGRect(x: 16, y: 101, width: 343, height: 200)),
            ("", CGRect(x: 0, y: 0, width: 375, height: 667)),
            (#"width="75" maxX="100" height="67" maxY="0""#, CGRect(x: 200, y: 600, width: 75, height: 67)),
        ])
    func points(_ attributes: String, _ expected: CGRect) throws {
        #expect(try frame(attributes) == expected)
    }

    @Test(
        "percentages are of the space that the points leave",
        arguments: [
            (#"minX="50%" width="75" minY="10%" height="67""#, CGRect(x: 150, y: 60, width: 75, height: 67)),
            (#"minX="20%" width="60%" height="67" minY="100.00%""#, CGRect(x: 75, y: 600, width: 225, height: 67)),
        ])
    func percentages(_ attributes: String, _ expected: CGRect) throws {
        let found = try #require(try frame(attributes))
        #expect(abs(found.minX - expected.minX) + abs(found.width - expected.width) < 1e-9)
        #expect(abs(found.minY - expected.minY) + abs(found.height - expected.height) < 1e-9)
    }

    @Test(
        "invalid numbers give no frame", arguments: [#"width="wide""#, #"width="%""#, #"minX="nan%""#, #"maxY="1e10""#])
    func mistakes(_ attributes: String) throws { #expect(try frame(attributes) == nil) }
}
