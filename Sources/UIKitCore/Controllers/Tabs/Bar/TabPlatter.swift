import CoreGraphics

/// The glass of a tab bar: its tabs side by side, and a lens that lies below the chosen one.
final class TabPlatter: UIView {
    private let glass = UIVisualEffectView(effect: UIGlassEffect())
    private let lens = UIView()
    private(set) var buttons: [TabButton] = []
    /// The tab that is chosen; nil for none.
    private(set) var chosen: Int?

    /// A finger or a key chose a tab, maybe the one that is chosen already.
    var didChoose: @MainActor (Int) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        glass.isUserInteractionEnabled = false
        lens.isUserInteractionEnabled = false
        lens.backgroundColor = .tertiarySystemFill
        lens.isHidden = true
        for part in [glass, lens] { addSubview(part) }
        let pan = UIPanGestureRecognizer(target: self, action: Selector(TabPlatter.panned))
        pan.maximumNumberOfTouches = 1
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { fatalError("Tab bars make their glass themselves.") }

    func show(_ items: [UITabBarItem]) {
        for button in buttons { button.removeFromSuperview() }
        buttons = items.enumerated().map { index, item in
            TabButton(item) { [weak self] in self?.didChoose(index) }
        }
        for button in buttons { addSubview(button) }
        chosen = nil
        lens.isHidden = true
        setNeedsLayout()
    }

    var colors: (chosen: UIColor, other: UIColor) = (.systemBlue, .label) {
        didSet { for button in buttons { button.colors = colors } }
    }

    /// Moves the lens to a tab.
    func choose(_ index: Int?, animated: Bool) {
        chosen = index.flatMap { buttons.indices.contains($0) ? $0 : nil }
        for (place, button) in buttons.enumerated() { button.isSelected = place == chosen }
        for button in buttons { button.colors = colors }
        let isNew = lens.isHidden
        lens.isHidden = chosen == nil
        guard let chosen else { return }
        guard animated, !isNew, window != nil else { return lens.frame = frame(of: chosen) }
        UIView.animate(
            withDuration: TabBarMetrics.lensDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0
        ) {
            self.lens.frame = self.frame(of: chosen)
        }
    }

    // MARK: The lens in a finger's hand

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let chosen else { return }
        let size = frame(of: chosen).size
        let x = pan.location(in: self).x - size.width / 2
        let most = bounds.width - TabBarMetrics.inset - size.width
        switch pan.state {
        case .began, .changed:
            lens.frame.origin.x = min(max(x, TabBarMetrics.inset), max(most, TabBarMetrics.inset))
        case .ended:
            let nearest = buttons.indices.min {
                abs(frame(of: $0).minX - lens.frame.minX) < abs(frame(of: $1).minX - lens.frame.minX)
            }
            if let nearest, nearest != chosen, buttons[nearest].isEnabled { didChoose(nearest) }
            choose(self.chosen, animated: true)
        case .cancelled, .failed: choose(chosen, animated: true)
        case .possible: break
        }
    }

    // MARK: Where things are

    /// As wide as its tabs want to be, or as there is room.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let count = CGFloat(buttons.count)
        let pitch = TabBarMetrics.button.width - TabBarMetrics.overlap
        let width = buttons.isEmpty ? 0 : count * pitch + TabBarMetrics.overlap + 2 * TabBarMetrics.inset
        return CGSize(width: min(width, max(size.width, 0)), height: TabBarMetrics.glass)
    }

    private func frame(of index: Int) -> CGRect {
        let room = bounds.width - 2 * TabBarMetrics.inset - TabBarMetrics.overlap
        let pitch = max(room / CGFloat(max(buttons.count, 1)), 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
        return CGRect(
            x: TabBarMetrics.inset + place * pitch, y: TabBarMetrics.inset, width: pitch + TabBarMetrics.overlap,
            height: TabBarMetrics.button.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        glass.layer.cornerRadius = bounds.height / 2
        lens.layer.cornerRadius = TabBarMetrics.button.height / 2
        for (index, button) in buttons.enumerated() { button.frame = frame(of: index) }
        if let chosen, gestureRecognizers?.first?.state != .changed { lens.frame = frame(of: chosen) }
    }
}
