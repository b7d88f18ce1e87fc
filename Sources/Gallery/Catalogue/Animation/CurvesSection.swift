import UIKit

/// Five dots that start and arrive together, each with its own timing curve.
final class CurvesSection: DemoSection {
    static let title = "Curves and springs"

    @MainActor private struct Racer {
        let name: String
        let dot = UIView()
        let label = UILabel()
        let move: @MainActor (@escaping () -> Void, @escaping (Bool) -> Void) -> Void

        init(
            _ name: String, _ color: UIColor,
            move: @escaping @MainActor (@escaping () -> Void, @escaping (Bool) -> Void) -> Void
        ) {
            self.name = name
            self.move = move
            dot.backgroundColor = color
            dot.layer.cornerRadius = CurvesSection.dotSize / 2
            label.text = name
            label.font = .preferredFont(forTextStyle: .caption1)
            label.textColor = .secondaryLabel
        }
    }

    fileprivate static let dotSize: CGFloat = 24
    private static let rowHeight: CGFloat = 34
    private static let duration: TimeInterval = 1

    private let racers: [Racer] = [
        Racer("linear", .systemGray) {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: $0, completion: $1)
        },
        Racer("ease in", .systemRed) {
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn, animations: $0, completion: $1)
        },
        Racer("ease out", .systemOrange) {
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut, animations: $0, completion: $1)
        },
        Racer("ease in out", .systemGreen) {
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: $0, completion: $1)
        },
        Racer("spring", .systemBlue) {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
                animations: $0, completion: $1)
        },
    ]
    private var isAtEnd = false
    private var arrived = 0

    init() {
        super.init(stageHeight: 5 * Self.rowHeight, button: "Race")
        words.text = "0 of \(racers.count) arrived"
        words.accessibilityIdentifier = "race"
        for racer in racers {
            stage.addSubview(racer.label)
            stage.addSubview(racer.dot)
        }
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    override func layOutStage() {
        for (index, racer) in racers.enumerated() {
            let y = CGFloat(index) * Self.rowHeight
            racer.label.frame = placed(CGRect(x: 0, y: y, width: 90, height: Self.rowHeight))
            racer.dot.bounds.size = CGSize(width: Self.dotSize, height: Self.dotSize)
            racer.dot.center = place(of: index)
        }
    }

    private func place(of index: Int) -> CGPoint {
        let (start, end) = (100 + Self.dotSize / 2, stage.bounds.width - Self.dotSize)
        let x = isAtEnd ? end : start
        return CGPoint(
            x: isRightToLeft ? stage.bounds.width - x : x,
            y: (CGFloat(index) + 0.5) * Self.rowHeight)
    }

    override func run() {
        isAtEnd.toggle()
        arrived = 0
        words.text = "racing"
        for (index, racer) in racers.enumerated() {
            racer.move {
                racer.dot.center = self.place(of: index)
            } _: { [weak self] finished in
                guard let self, finished else { return }
                self.arrived += 1
                self.words.text = "\(self.arrived) of \(self.racers.count) arrived"
            }
        }
    }
}
