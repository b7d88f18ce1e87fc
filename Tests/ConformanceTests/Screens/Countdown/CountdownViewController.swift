import UIKit

/// Seconds that a timer counts down, with a ring that gets shorter.
final class CountdownViewController: UIViewController {
    private let seconds: Int
    private let interval: TimeInterval
    private var left: Int { didSet { showTime() } }
    private var timer: Timer?
    private let label = UILabel()
    private let ring = CAShapeLayer()
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.toggle() })

    /// - Parameter interval: The length of a step, in seconds.
    init(seconds: Int, interval: TimeInterval = 1) {
        self.seconds = seconds
        self.interval = interval
        left = seconds
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .monospacedDigitSystemFont(ofSize: 64, weight: .thin)
        label.textAlignment = .center
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemOrange.cgColor
        ring.lineWidth = 8
        view.layer.addSublayer(ring)
        view.addSubview(label)
        view.addSubview(button)
        showTime()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        label.frame = CGRect(x: center.x - 100, y: center.y - 50, width: 200, height: 100)
        button.frame = CGRect(x: center.x - 60, y: center.y + 140, width: 120, height: 44)
        ring.path =
            UIBezierPath(
                arcCenter: center, radius: 120, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
            ).cgPath
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    private func toggle() {
        guard timer == nil else { return stop() }
        if left == 0 { left = seconds }
        let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
        showTime()
    }

    private func tick() {
        left -= 1
        if left == 0 { stop() }
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        showTime()
    }

    private func showTime() {
        label.text = left == 0 ? "Done" : "\(left)"
        ring.strokeEnd = CGFloat(left) / CGFloat(seconds)
        button.configuration?.title = timer == nil ? "Start" : "Stop"
    }
}
