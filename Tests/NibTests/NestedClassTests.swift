import Foundation
import NibReader
import Testing
import UIKit

@testable import UIKitCore

enum Album {
    final class AlbumView: UIView {
        var title: UILabel?
    }

    struct Page {
        final class Picture: UIImageView {}
    }
}

@MainActor @Suite("Nested classes in XIBs") struct NestedClassTests {
    @Test("a nested class is found by the names of its outer types, and gets its outlets")
    func found() throws {
        let view = try #require(
            NibOnStage.objects(
                """
                <view id="v" customClass="Album.AlbumView" customModule="NibTests"><subviews><label id="l"/>
                <imageView id="i" customClass="Album.Page.Picture" customModule="NibTests"/></subviews>
                <connections><outlet property="title" destination="l" id="o"/></connections></view>
                """
            ).first as? Album.AlbumView)
        #expect(view.title === view.subviews.first)
        #expect(view.subviews.last is Album.Page.Picture)
    }

    @Test(
        "an unknown or malformed class name finds no class",
        arguments: [
            "NibTests.Album.Missing", "NibTests..AlbumView", "NibTests.Album.AlbumViewC", "NibTests.Album.9AlbumView",
            "NibTests.Album.Ünite", "NibTests.a.b.c.d.e", "NibTests.Album.", "...", "NibTests.Album.Page",
        ])
    func missing(_ name: String) { #expect(NestedClass.find(name) == nil) }
}
