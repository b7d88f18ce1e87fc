import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Content unavailable configurations") struct UnavailableContentTests {
    private let stage = Stage(size: CGSize(width: 300, height: 600))

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { view in ((view as? UILabel)?.text).map { [$0] } ?? labels(in: view) }
    }

    @Test("text, secondary text and button are centred below each other, with their distances")
    func arrangement() throws {
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = "Nothing"
        nothing.secondaryText = "Come back later."
        nothing.button.title = "Look again"
        let view = UIContentUnavailableView(configuration: nothing)
        view.frame = stage.window.bounds
        stage.show(view)
        view.layoutIfNeeded()
        let parts = try #require(view.subviews.last).subviews.filter { !($0 is ScrollIndicator) }
        let frames = parts.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(frames.count == 3)
        #expect(frames[1].minY - frames[0].maxY == 6 && frames[2].minY - frames[1].maxY == 16)
        #expect(abs(frames[0].minY - (600 - frames[2].maxY)) <= 1)
        #expect(frames.allSatisfy { abs($0.midX - 150) < 0.5 })
        nothing.alignment = .natural
        view.configuration = nothing
        view.layoutIfNeeded()
        let (left, top) = (parts.map(\.frame.minX).min() ?? 0, parts.map(\.frame.minY).min() ?? 0)
        #expect(abs(left - view.layoutMargins.left) < 0.001 && abs(top - view.layoutMargins.top) < 0.001)
    }

    @Test("texts get the height they need when the text size changes")
    func textSize() throws {
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = "Nothing"
        nothing.secondaryText = "Come back later, when there is something to see."
        let view = UIContentUnavailableView(configuration: nothing)
        view.frame = stage.window.bounds
        stage.show(view)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.settle()
        let labels = try #require(view.subviews.last).subviews.compactMap { $0 as? UILabel }
        #expect(labels.count == 2)
        for label in labels {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
            #expect(label.frame.height == needed.height)
        }
    }

    @Test("content that doesn't fit scrolls")
    func scrolling() throws {
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = String(repeating: "word ", count: 500)
        let view = UIContentUnavailableView(configuration: nothing)
        view.frame = stage.window.bounds
        stage.show(view)
        view.layoutIfNeeded()
        let scroller = try #require(view.subviews.last as? UIScrollView)
        #expect(scroller.contentSize.height > 600 && scroller.isScrollEnabled)
        view.isScrollEnabled = false
        #expect(!scroller.isScrollEnabled)
    }

    @Test("a tap on the button runs its primary action")
    func button() throws {
        var presses = 0
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.button.title = "Again"
        nothing.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
        let view = UIContentUnavailableView(configuration: nothing)
        view.frame = stage.window.bounds
        stage.show(view)
        stage.tap(at: CGPoint(x: 150, y: 300))
        #expect(presses == 1)
        nothing.buttonProperties.isEnabled = false
        view.configuration = nothing
        stage.tap(at: CGPoint(x: 150, y: 300))
        #expect(presses == 1)
    }

    @Test("the loading configuration has a turning indicator, and search names the search text")
    func kinds() {
        let loading = UIContentUnavailableView(configuration: .loading())
        stage.show(loading)
        #expect(labels(in: loading) == ["Loading…"])
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
        state.searchText = "moose"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “moose”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nothing like that"
        #expect(own.updated(for: state).text == "Nothing like that")
    }

    @Test("a controller updates its configuration before it appears, when requested, and with new traits")
    func controller() throws {
        let controller = PhotosController()
        stage.show(controller)
        stage.advance(by: 1 / 60)
        #expect(controller.updates == 1)
        #expect(controller.contentUnavailableConfiguration == nil && controller.view.subviews.count == 1)
        controller.photos = 0
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.advance(by: 1 / 60)
        #expect(controller.updates == 2)
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(view.frame == controller.view.bounds && labels(in: view) == ["No Photos"])
        controller.view.addSubview(UIView())
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.advance(by: 1 / 60)
        #expect(controller.view.subviews.last === view)
        stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        stage.advance(by: 1 / 60)
        #expect(controller.updates == 4)
        controller.photos = 3
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.advance(by: 1 / 60)
        #expect(view.superview == nil)
    }
}

private final class PhotosController: UIViewController {
    var photos = 3
    var updates = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIView())
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = "No Photos"
        contentUnavailableConfiguration = photos == 0 ? nothing : nil
    }
}
