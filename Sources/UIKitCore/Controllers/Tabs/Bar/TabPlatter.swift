import CoreGraphics

/// The glass of a tab bar, with its tabs side by side and a lens below the selected one.
final class TabPlatter: UIView {
    private let glass = UIVisualEffectView(effect: UIGlassEffect())
    private let lens = UIView()
    private(set) var buttons: [TabButton] = []
    /// The index of the selected tab; nil for none.
    private(set) var chosen: Int?

    /// Called when a finger or a key selected a tab, even the one that was already selected.
    var didChoose: @MainActor (UITabBarItem) -> Void = { _ in }

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
        buttons = items.map { item in
            TabButton(item) { [weak self] in self?.didChoose(item) }
        }
        for button in buttons {
            button.shape = shape
            addSubview(button)
        }
        chosen = nil
        lens.isHidden = true
        setNeedsLayout()
    }

    var colors: (chosen: UIColor, other: UIColor) = (.systemBlue, .label) {
        didSet { for button in buttons { button.colors = colors } }
    }

    /// The shape of the tabs.
    var shape = TabButton.Shape.upright {
        didSet {
            guard shape != oldValue else { return }
            for button in buttons { button.shape = shape }
            setNeedsLayout()
        }
    }

    /// Whether only the selected tab shows, as a symbol on round glass.
    var isMinimized = false {
        didSet {
            guard isMinimized != oldValue else { return }
            gestureRecognizers?.first?.isEnabled = !isMinimized
            showWhatIsSeen()
            setNeedsLayout()
        }
    }

    private func showWhatIsSeen() {
        for (place, button) in buttons.enumerated() {
            button.isMinimized = isMinimized
            button.alpha = isMinimized && place != chosen ? 0 : 1
        }
        lens.alpha = isMinimized ? 0 : 1
    }

    /// Moves the lens to a tab.
    func choose(_ item: UITabBarItem?, animated: Bool) {
        chosen = buttons.firstIndex { $0.item === item }
        for (place, button) in buttons.enumerated() { button.isSelected = place == chosen }
        for button in buttons { button.colors = colors }
        if isMinimized { showWhatIsSeen() }
        let isNew = lens.isHidden
        lens.isHidden = chosen == nil || shape == .round
        guard let chosen else { return }
        guard animated, !isNew, window != nil else { return lens.frame = frame(of: chosen) }
        UIView.animate(
            withDuration: TabBarMetrics.lensDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0
        ) {
            self.lens.frame = self.frame(of: chosen)
        }
    }

    // MARK: Dragging the lens

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
                abs(frame(of: $0).midX - lens.frame.midX) < abs(frame(of: $1).midX - lens.frame.midX)
            }
            if let nearest, nearest != chosen, buttons[nearest].isEnabled { didChoose(buttons[nearest].item) }
            choose(self.chosen.map { buttons[$0].item }, animated: true)
        case .cancelled, .failed: choose(buttons[chosen].item, animated: true)
        case .possible: break
        }
    }

    // MARK: Layout

    /// Returns the width of all tabs, but at most the available one.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = buttons.isEmpty ? 0 : naturalWidth
        return CGSize(width: min(width, max(size.width, 0)), height: height)
    }

    private var height: CGFloat {
        switch shape {
        case .upright, .round: isMinimized ? TabBarMetrics.minimizedGlass : TabBarMetrics.glass
        case .flat: BarMetrics.row
        }
    }

    private var naturalWidth: CGFloat {
        if isMinimized || shape == .round { return height }
        let room = 2 * TabBarMetrics.inset
        if shape == .flat { return buttons.reduce(room) { $0 + $1.flatWidth } }
        let pitch = TabBarMetrics.button.width - TabBarMetrics.overlap
        return CGFloat(buttons.count) * pitch + TabBarMetrics.overlap + room
    }

    private func frame(of index: Int) -> CGRect {
        if isMinimized { return bounds }
        let place = placeInReadingOrder(of: index)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? place.mirrored(in: bounds) : place
    }

    private func placeInReadingOrder(of index: Int) -> CGRect {
        let inset = TabBarMetrics.inset
        let height = max(bounds.height - 2 * inset, 0)
        if shape == .flat {
            // If there isn't room for all, each tab is narrower by the same share.
            let share = min((bounds.width - 2 * inset) / max(naturalWidth - 2 * inset, 1), 1)
            let before = buttons[..<index].reduce(0) { $0 + $1.flatWidth }
            return CGRect(
                x: inset + before * share, y: inset, width: buttons[index].flatWidth * share, height: height)
        }
        let room = bounds.width - 2 * inset - TabBarMetrics.overlap
        let pitch = max(room / CGFloat(max(buttons.count, 1)), 0)
        return CGRect(
            x: inset + CGFloat(index) * pitch, y: inset, width: pitch + TabBarMetrics.overlap, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        glass.layer.cornerRadius = bounds.height / 2
        lens.layer.cornerRadius = max(bounds.height / 2 - TabBarMetrics.inset, 0)
        for (index, button) in buttons.enumerated() { button.frame = frame(of: index) }
        if let chosen, gestureRecognizers?.first?.state != .changed { lens.frame = frame(of: chosen) }
    }
}
