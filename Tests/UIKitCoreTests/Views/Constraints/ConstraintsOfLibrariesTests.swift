import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// What layout libraries and their own tests take for granted.
@Suite("Constraints as libraries make them") @MainActor struct ConstraintsOfLibrariesTests {
    @Test("priorities can be a little more or less than another")
    func priorities() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(.fittingSizeLevel + 1 == UILayoutPriority(51))
    }
}
