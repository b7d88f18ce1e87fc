import Testing
import UIKit
import UIKitTesting
@testable import Hello
@MainActor @Test func red() { #expect(Box(frame: .zero).backgroundColor == .red) }
