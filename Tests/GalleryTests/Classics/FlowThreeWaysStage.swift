import UIKit
import UIKitTesting

@testable import Gallery

/// Flow, three ways, on a device, in its navigation controller as the Gallery shows it.
@MainActor struct FlowThreeWaysStage {
    let stage: Stage
    let controller: FlowThreeWaysController

    init(
        size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero, way: FlowWay = .fixedSize,
        isFromNib: Bool = false
    ) {
        stage = Stage(size: size, safeAreaInsets: safeArea)
        controller = isFromNib ? .fromNib() : FlowThreeWaysController()
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
        if way != .fixedSize { choose(way) }
    }

    var view: UICollectionView { controller.collectionView }
    var marks: RulerMarks { controller.ruler.marks }

    /// Taps a segment.
    func choose(_ way: FlowWay) {
        touch(way)
        stage.settle()
    }

    /// Taps the button in the bar.
    func turnSideways() {
        guard
            let button = controller.navigationController?.navigationBar.descendant(where: {
                $0.accessibilityLabel == "Scroll horizontally"
            })
        else { return }
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.settle()
    }

    /// Taps a segment, and stops when the movement has just begun.
    func touch(_ way: FlowWay) {
        let segments = controller.choice.bounds
        let part = segments.width / CGFloat(FlowWay.allCases.count)
        let point = CGPoint(x: part * (CGFloat(way.rawValue) + 0.5), y: segments.midY)
        let place = controller.choice.convert(point, to: nil)
        let finger = stage.touchDown(at: place)
        stage.advance(by: 0.05)
        stage.touchUp(finger, at: place)
    }

    func frame(_ section: Int, _ item: Int) -> CGRect {
        view.layoutAttributesForItem(at: [section, item])?.frame ?? .null
    }

    /// Returns the frames of a section's items, grouped into the lines that they form.
    func lines(_ section: Int) -> [[CGRect]] {
        var lines: [[CGRect]] = []
        for item in 0..<controller.itemCounts[section] {
            let frame = frame(section, item)
            if let last = lines.last?.last, frame.minX >= last.maxX {
                lines[lines.count - 1].append(frame)
            } else {
                lines.append([frame])
            }
        }
        return lines
    }

    /// The index path of the first visible cell.
    var first: IndexPath? { view.indexPathsForVisibleItems.min() }
}

/// Returns the gaps between the frames of a line.
func gaps(_ line: [CGRect]) -> [CGFloat] { zip(line, line.dropFirst()).map { $1.minX - $0.maxX } }
