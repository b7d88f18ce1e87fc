import UIKit

/// Records its touches.
@MainActor final class ContentLog: UIView {
    private(set) var calls: [String] = []
    private(set) var places: [CGPoint] = []

    func clear() { calls = [] }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ call: String, _ touches: Set<UITouch>) {
        calls.append(call)
        places += touches.map { $0.location(in: nil) }
    }
}
