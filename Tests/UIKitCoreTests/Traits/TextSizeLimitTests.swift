import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("The text sizes that a view allows") @MainActor struct TextSizeLimitTests {
    private let stage = Stage()
    private let outer = UIView()
    private let label = UILabel()

    init() {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Ada"
        outer.addSubview(label)
        stage.show(outer)
    }

    private func choose(_ category: UIContentSizeCategory) {
        stage.window.traitOverrides.preferredContentSizeCategory = category
        stage.settle()
    }

    private var category: UIContentSizeCategory { label.traitCollection.preferredContentSizeCategory }

    @Test("a label grows with the text size up to its view's largest one, and shrinks down to the smallest")
    func within() {
        outer.minimumContentSizeCategory = .medium
        outer.maximumContentSizeCategory = .extraExtraLarge
        choose(.extraSmall)
        #expect(category == .medium)
        #expect(label.font.pointSize == 16)
        choose(.large)
        #expect(label.font.pointSize == 17)
        choose(.accessibilityExtraExtraExtraLarge)
        #expect(category == .extraExtraLarge)
        #expect(label.font.pointSize == 21)
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    }

    @Test("a limit counts at once, and nil removes it")
    func atOnce() {
        choose(.accessibilityMedium)
        #expect(label.font.pointSize == 28)
        let height = label.intrinsicContentSize.height
        label.maximumContentSizeCategory = .large
        #expect(label.font.pointSize == 17)
        #expect(label.intrinsicContentSize.height < height)
        label.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == 28)
        #expect(label.minimumContentSizeCategory == nil && label.maximumContentSizeCategory == nil)
    }

    @Test("a view that enters a limited one gets its limits, and loses them elsewhere")
    func entering() {
        choose(.extraExtraExtraLarge)
        let limited = UIView()
        limited.maximumContentSizeCategory = .small
        stage.window.addSubview(limited)
        #expect(category == .extraExtraExtraLarge)
        limited.addSubview(label)
        stage.settle()
        #expect(category == .small)
        #expect(label.font.pointSize == 15)
        outer.addSubview(label)
        stage.settle()
        #expect(label.font.pointSize == 23)
    }

    @Test("limits inside limits: the inner view's count; of two that contradict each other, the largest")
    func nested() {
        choose(.large)
        outer.maximumContentSizeCategory = .medium
        label.minimumContentSizeCategory = .extraLarge
        #expect(category == .extraLarge)
        label.maximumContentSizeCategory = .small
        #expect(category == .small)
    }

    @Test("a view's own override is limited, too")
    func overridden() {
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        outer.maximumContentSizeCategory = .extraLarge
        #expect(category == .extraLarge)
    }

    @Test("a view tells of the change once, and not if the text size stays the same")
    func told() {
        var changes = 0
        label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UILabel, _) in changes += 1 }
        outer.maximumContentSizeCategory = .accessibilityLarge
        #expect(changes == 0)
        outer.maximumContentSizeCategory = .small
        #expect(changes == 1)
        choose(.medium)
        #expect(changes == 1)
        choose(.extraSmall)
        #expect(changes == 2)
    }

    @Test("a font that doesn't adjust keeps its size")
    func fixed() {
        label.adjustsFontForContentSizeCategory = false
        outer.maximumContentSizeCategory = .extraSmall
        #expect(label.font.pointSize == 17)
    }

    @Test("the description has a line for each view, from the inside out")
    func described() {
        outer.minimumContentSizeCategory = .small
        outer.maximumContentSizeCategory = .medium
        #expect(
            label.appliedContentSizeCategoryLimitsDescription == """
                UILabel, UICTContentSizeCategoryM
                UIView, UICTContentSizeCategoryM, minimum UICTContentSizeCategoryS, maximum UICTContentSizeCategoryM
                UIWindow, UICTContentSizeCategoryL
                """)
    }
}
