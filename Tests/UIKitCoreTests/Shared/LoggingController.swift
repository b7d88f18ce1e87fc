import UIKit

/// Records the events of several controllers in order.
@MainActor final class LifeCycleLog {
    var calls: [String] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// Records its life cycle's calls.
final class LoggingController: UIViewController {
    private let name: String
    private let log: LifeCycleLog

    init(_ name: String, _ log: LifeCycleLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Made in code.") }

    private func write(_ text: String) { log.calls.append("\(name) \(text)") }

    override func viewDidLoad() { write("didLoad") }
    override func viewWillAppear(_ animated: Bool) { write("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { write("isAppearing \(Int(view.bounds.width))") }
    override func viewWillLayoutSubviews() { write("willLayout") }
    override func viewDidLayoutSubviews() { write("didLayout") }
    override func viewDidAppear(_ animated: Bool) { write("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { write(parent == nil ? "leaves" : "joins") }
    override func didMove(toParent parent: UIViewController?) { write(parent == nil ? "left" : "joined") }
}
