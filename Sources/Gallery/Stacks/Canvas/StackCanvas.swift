import UIKit

/// The stack view in the middle of its room, as large as its settings say, with its margins and gaps tinted.
final class StackCanvas: UIView {
    let stack = WatchedStackView()
    let outline = StackOutline()
    let handle = StackHandle()
    /// Called when a finger drags the handle, with the size for the stack.
    var sizeIsWanted: (CGSize) -> Void = { _ in }
    /// Called when the stack has laid out its views.
    var didLayOut: () -> Void = {}

    private var settings = StackSettings()
    /// The arranged subviews, by their pieces' numbers.
    private var views: [Int: UIView] = [:]
    private lazy var width = stack.widthAnchor.constraint(equalToConstant: 0)
    private lazy var height = stack.heightAnchor.constraint(equalToConstant: 0)
    /// The stack's size when the drag began.
    private var sizeBefore = CGSize.zero

    /// The space around the stack, in points.
    static let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        clipsToBounds = true
        stack.backgroundColor = .secondarySystemGroupedBackground
        stack.accessibilityIdentifier = "stack"
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        outline.isUserInteractionEnabled = false
        stack.addSubview(outline)
        addSubview(handle)
        handle.didBegin = { [weak self] in
            guard let self else { return }
            sizeBefore = stack.bounds.size
        }
        // The stack stays in the middle, so it grows on both sides.
        handle.didMove = { [weak self] in
            guard let self else { return }
            sizeIsWanted(CGSize(width: sizeBefore.width + 2 * $0.x, height: sizeBefore.height + 2 * $0.y))
        }
        stack.didLayOut = { [weak self] in
            guard let self else { return }
            outline.show(stack)
            didLayOut()
        }
        let safe = safeAreaLayoutGuide
        for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -2 * Self.margin),
            stack.heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor, constant: -2 * Self.margin),
            handle.centerXAnchor.constraint(equalTo: stack.rightAnchor),
            handle.centerYAnchor.constraint(equalTo: stack.bottomAnchor),
        ])
        add(settings.pieces.all)
        apply(settings)
    }

    required init?(coder: NSCoder) { fatalError("The canvas is made in code.") }

    /// The largest size of the stack.
    var room: CGSize {
        let safe = safeAreaLayoutGuide.layoutFrame
        return CGSize(width: max(safe.width - 2 * Self.margin, 0), height: max(safe.height - 2 * Self.margin, 0))
    }

    // MARK: Changes

    /// Animates to new settings. New views grow from nothing, and removed ones shrink to nothing.
    func glide(to new: StackSettings) {
        let old = settings
        settings = new
        let numbers = Set(new.pieces.all.map(\.number))
        let (come, gone) = (
            new.pieces.all.filter { views[$0.number] == nil }, views.filter { !numbers.contains($0.key) }
        )
        for piece in come { add([piece])?.isHidden = true }
        for number in gone.keys { views[number] = nil }
        if !come.isEmpty { layoutIfNeeded() }
        if new.isRightToLeft != old.isRightToLeft {
            traitOverrides.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { [self] in
                for view in gone.values { hide(view, true) }
                apply(new)
                layoutIfNeeded()
            },
            completion: { _ in
                for view in gone.values { view.removeFromSuperview() }
            })
    }

    /// Changes only the stack's size, without an animation, as a finger drags.
    func resize(to new: StackSettings) {
        settings = new
        set(width, new.width)
        set(height, new.height)
        layoutIfNeeded()
    }

    private func apply(_ settings: StackSettings) {
        stack.axis = settings.axis
        stack.distribution = settings.distribution
        stack.alignment = settings.alignment
        stack.spacing = settings.usesSystemSpacing ? UIStackView.spacingUseSystem : settings.spacing
        stack.isBaselineRelativeArrangement = settings.isBaselineRelative
        stack.isLayoutMarginsRelativeArrangement = settings.usesMargins
        let margin = settings.margin
        stack.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        set(width, settings.width)
        set(height, settings.height)
        for (place, piece) in settings.pieces.all.enumerated() {
            guard let view = views[piece.number] else { continue }
            let isSpecial = place == settings.customSpacingPlace
            stack.setCustomSpacing(isSpecial ? settings.customSpacing : UIStackView.spacingUseDefault, after: view)
            hide(view, piece.isHidden)
            guard let inner = view as? UIStackView else { continue }
            inner.axis = settings.innerAxis
            inner.spacing = settings.innerSpacing
        }
    }

    private func set(_ constraint: NSLayoutConstraint, _ length: CGFloat?) {
        if let length { constraint.constant = length }
        constraint.isActive = length != nil
    }

    private func hide(_ view: UIView, _ isHidden: Bool) {
        if view.isHidden != isHidden { view.isHidden = isHidden }
        view.alpha = isHidden ? 0 : 1
    }

    /// Inserts views for new pieces, each before the piece that follows it. Returns the last view.
    @discardableResult
    private func add(_ pieces: [StackPiece]) -> UIView? {
        var last: UIView?
        for piece in pieces {
            let view = piece.kind.view(number: piece.number)
            let behind = settings.pieces.all.drop { $0.number != piece.number }.dropFirst()
            let next = behind.lazy.compactMap { self.views[$0.number] }.first
            let place = next.flatMap { stack.arrangedSubviews.firstIndex(of: $0) } ?? stack.arrangedSubviews.count
            stack.insertArrangedSubview(view, at: place)
            views[piece.number] = view
            last = view
        }
        return last
    }
}
