import UIKit
import XCTest

@testable import Album

@MainActor final class NoteTests: XCTestCase {
    func testAClassOnTheMainActorStarts() {
        XCTAssertEqual(AlbumController().note.subviews.count, 2)
    }
}
