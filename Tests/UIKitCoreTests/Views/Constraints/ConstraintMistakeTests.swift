import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Invalid constraints") @MainActor struct ConstraintMistakeTests {
    @Test("two views without a common superview stop the program, with UIKit's message and the remedy")
    func noCommonView() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIView(), UIView())
                first.topAnchor.constraint(equalTo: second.bottomAnchor).isActive = true
            }
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("because they have no common ancestor."))
        #expect(words.contains("UIView.top == UIView.bottom") && words.contains("addSubview(_:)"))
    }

    @Test("a constraint between a position and a size stops the program")
    func pairing() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 1,
                constant: 0)
        }
    }

    @Test("a constraint between leading and left stops the program")
    func directions() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
        }
    }

    @Test("making an active required constraint optional stops the program")
    func priority() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let width = UIView().widthAnchor.constraint(equalToConstant: 3)
                let view = UIView()
                let own = view.widthAnchor.constraint(equalToConstant: 3)
                width.priority = .defaultLow
                own.isActive = true
                own.priority = .defaultLow
                own.priority = UILayoutPriority(1001)
            }
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("It's illegal to set priority:1001.0."))
    }

    @Test("activating a constraint of a released view stops the program")
    func goneView() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let room = UIView()
                let constraint = UIView().topAnchor.constraint(equalTo: room.topAnchor)
                constraint.isActive = true
            }
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("one of its views has been deallocated") && words.contains("nil.top == UIView.top"))
    }

    @Test("activating a constraint of a guide without a view stops the program")
    func guide() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UILayoutGuide().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
        }
    }
}
