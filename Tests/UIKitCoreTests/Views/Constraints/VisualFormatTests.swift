import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Visual formats") @MainActor struct VisualFormatTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let views = ["a": UIView(), "b": UIView(), "c": UIView()]

    init() {
        for name in ["a", "b", "c"] {
            guard let view = views[name] else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
            view.accessibilityIdentifier = name
            room.addSubview(view)
        }
        room.accessibilityIdentifier = "room"
        stage.show(room)
    }

    private func formulas(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
            .map(\.formula)
    }

    private func error(_ format: String) -> String? {
        var reader = VisualFormat(format, options: [], metrics: ["gap": 4, "word": "x"], views: views)
        do {
            _ = try reader.read()
            return nil
        } catch {
            return error.message
        }
    }

    @Test("a format sets views side by side with standard spacing, none, or given spacing")
    func distances() {
        #expect(
            formulas("|-[a]-[b][c]-5-|") == [
                "a.leading == room.leadingMargin", "b.leading == a.trailing + 8", "c.leading == b.trailing",
                "room.trailing == c.trailing + 5",
            ])
        #expect(formulas("V:|[a]-gap-[b]", [], ["gap": 12.5]) == ["a.top == room.top", "b.top == a.bottom + 12.5"])
        #expect(formulas("[a]-(-4)-[b]") == ["b.leading == a.trailing - 4"])
    }

    @Test("a format sets sizes, comparisons and priorities")
    func predicates() {
        #expect(formulas("[a(44)]") == ["a.width == 44"])
        #expect(
            formulas("V:[a(>=10,<=max@750)]", [], ["max": 30]) == ["a.height >= 10", "a.height <= 30 @ 750"])
        #expect(formulas("[a(==b@low)]", [], ["low": 250]) == ["a.width == b.width @ 250"])
        #expect(
            formulas("[a]-(>=8,==12@500)-[b]") == ["b.leading >= a.trailing + 8", "b.leading == a.trailing + 12 @ 500"])
    }

    @Test("a format takes alignment and direction options")
    func options() {
        #expect(
            formulas("[a]-[b]", [.alignAllTop, .alignAllCenterY]) == [
                "b.leading == a.trailing + 8", "b.top == a.top", "b.centerY == a.centerY",
            ])
        #expect(formulas("[a]-[b]", .directionLeftToRight) == ["b.left == a.right + 8"])
        #expect(
            formulas("|-3-[a]-[b]", .directionRightToLeft) == ["room.right == a.right + 3", "a.left == b.right + 8"])
        #expect(formulas("V:[a]-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline + 8"])
    }

    @Test("constraints made by a format lay out their views")
    func frames() {
        for format in ["|-10-[a(50)]-[b]-10-|", "V:|-[a(40)]", "V:|-[b(==a)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        stage.settle()
        #expect(views["a"]?.frame == CGRect(x: 10, y: 8, width: 50, height: 40))
        #expect(views["b"]?.frame == CGRect(x: 68, y: 8, width: 222, height: 40))
        views["a"]?.superview?.layoutMargins.top = 30
        stage.settle()
        #expect(views["a"]?.frame.minY == 30)
    }

    @Test("an unreadable format is reported with a mark at the place")
    func mistakes() {
        #expect(
            error("|-[x]")
                == "Unable to parse constraint format: \nx is not a key in the views dictionary. \n|-[x] \n    ^")
        #expect(error("|-[a]-bad-|")?.contains("bad is not a key in the metrics dictionary.") == true)
        #expect(error("|-[a]-word-|")?.contains("word is a String, not a number.") == true)
        #expect(error("[a")?.contains("Expected a ']' at the end of a view") == true)
        #expect(error("[a(3]")?.contains("Expected a ')' or ',' after a predicate") == true)
        #expect(error("[a]-5[b]")?.contains("Expected a '-' after the distance") == true)
        #expect(error("")?.contains("Expected a View") == true)
        #expect(error("[a]|[b]")?.contains("Expected the end of the format after '|'") == true)
        #expect(error("[a]-(b)-[c]")?.contains("A distance can't be compared with a view") == true)
        #expect(error("[]")?.contains("Expected a view name") == true)
    }
}
