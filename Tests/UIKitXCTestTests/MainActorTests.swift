@_exported import UIKitXCTest
import UIKit
import UIKitTesting
import XCTest

// That these are found and run is the test: without UIKitXCTest the program ends before the first test of the package
// (Decisions/0104).

/// Tests as people write them for iOS, of which none throws.
@MainActor final class PlainTests: XCTestCase {
    private let stage = Stage()

    func testLabelShowsItsText() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Ada"
        stage.show(label)
        XCTAssertEqual(label.text, "Ada")
    }

    func testMainThread() {
        XCTAssertTrue(Thread.isMainThread)
    }
}

/// Some throw, and one waits.
@MainActor final class MixedTests: XCTestCase {
    private var prepared = 0

    override func setUp() async throws { prepared = 3 }

    func testPreparation() { XCTAssertEqual(prepared, 3) }

    func testThrowing() throws { XCTAssertEqual(try XCTUnwrap(Optional(prepared)), 3) }

    func testWaiting() async {
        await Task.yield()
        XCTAssertEqual(prepared, 3)
    }
}

/// None waits.
@MainActor final class ThrowingTests: XCTestCase {
    func testNothing() {}

    func testThrowing() throws { XCTAssertEqual(try XCTUnwrap(Optional(3)), 3) }
}

/// Tests without an actor go on as before.
final class TestsWithoutActor: XCTestCase {
    func testSum() { XCTAssertEqual(1 + 2, 3) }
}
