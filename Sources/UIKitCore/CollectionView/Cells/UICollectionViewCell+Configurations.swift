import CoreGraphics

extension UICollectionViewCell {
    /// Called with a cell whose state has changed, and with the new state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    // MARK: Content

    /// What the cell shows. The cell's ``contentView`` becomes the view that shows it; nil, the default, makes that an
    /// empty view again.
    ///
    /// Setting it changes the cell at once: the present content view shows it if that view supports it
    /// (`supports(_:)`), otherwise a new one. Setting an equal configuration does nothing.
    ///
    /// - Behaviour: documented.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationsIfMade?.content }
        set {
            guard newValue != nil || configurationsIfMade != nil else { return }
            configurations.setContent(newValue, of: self)
        }
    }

    // MARK: Background

    /// What is behind the content. Setting it removes ``backgroundView``, ``selectedBackgroundView`` and the cell's
    /// `backgroundColor`. Default: nil.
    ///
    /// - Behaviour: documented; R859.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurationsIfMade?.background }
        set {
            guard newValue != nil || configurationsIfMade?.background != nil else { return }
            if newValue != nil, backgroundColor != nil { backgroundColor = nil }
            configurations.setBackground(newValue, of: self)
            backgroundConfigurationWasSet()
        }
    }

    /// Returns the background that suits a cell of this class: an empty one.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    // MARK: State

    /// Called after ``updateConfiguration(using:)``, for code outside the cell's class. It may set configurations. The
    /// cell keeps the closure, so the closure must capture the cell weakly or not at all. Default: nil.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurationsIfMade?.handler }
        set {
            guard newValue != nil || configurationsIfMade != nil else { return }
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    final var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = hasKeyboardFocus && window?.screen.showsFocus != false
        if element != nil, let view = superviewStorage as? UICollectionView {
            state.isEditing = view.isEditing
            state.isReordering = view.handMovement.isLifted(self)
        }
        if !listState.isEmpty {
            state.isExpanded = listState.contains(.expanded)
            state.isSwiped = listState.contains(.swiped)
            state.isPinned = listState.contains(.pinned)
        }
        return state
    }

    /// Requests a configuration update if anything in the cell can depend on its state.
    final func stateDidChange() {
        guard configurationsIfMade != nil || type(of: self) != UICollectionViewCell.self else { return }
        setNeedsUpdateConfiguration()
    }

    /// Updates configurations that update automatically, then calls ``updateConfiguration(using:)``, then the handler.
    final func followState() {
        let state = configurationState
        if let configurations = configurationsIfMade { configurations.follow(state, of: self) }
        updateConfiguration(using: state)
        configurationsIfMade?.handler?(self, state)
    }

    final func configuredSize(fitting size: CGSize) -> CGSize {
        let view = contentView
        guard view.isContentHeightByWidth else {
            return view.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        return view.contentSize(inWidth: size.width)
    }

    final var configurations: CellConfigurations {
        if let configurationsIfMade { return configurationsIfMade }
        let made = CellConfigurations()
        configurationsIfMade = made
        return made
    }
}

extension CellConfigurations {
    /// How many times in a row a content view may set another content configuration while it's being configured. After
    /// that the cell keeps the last one.
    private static let mostContentsInARow = 100

    fileprivate func setContent(_ new: (any UIContentConfiguration)?, of cell: UICollectionViewCell) {
        guard !isShowing else { return next = .some(new) }
        isShowing = true
        var (content, count) = (new, 0)
        while true {
            show(content, in: cell)
            guard let asked = next else { break }
            next = nil
            count += 1
            guard count < Self.mostContentsInARow else {
                reportEndlessContent(of: cell)
                break
            }
            content = asked
        }
        isShowing = false
    }

    private func show(_ new: (any UIContentConfiguration)?, in cell: UICollectionViewCell) {
        guard let new else {
            guard content != nil else { return }
            (content, contentView) = (nil, nil)
            return cell.replaceContentView(by: UIView())
        }
        // The usual content of rows takes a shortcut: the list configuration goes to its view without dynamic casts and
        // without `supports(_:)`.
        if let list = new as? UIListContentConfiguration, let view = contentView as? UIListContentView,
            type(of: view) == UIListContentView.self
        {
            let shown = updatesContent ? list.updated(for: ListContentStyle.Moment(cell.configurationState)) : list
            content = shown
            return view.show(shown)
        }
        let shown = updatesContent ? new.updated(for: cell.configurationState) : new
        if let contentView, let old = content, contentView.supports(shown) {
            content = shown
            if !shown.isKnownToEqual(old) { contentView.configuration = shown }
        } else {
            content = shown
            let made = shown.makeContentView()
            contentView = made
            cell.replaceContentView(by: made)
        }
    }

    fileprivate func setBackground(_ new: UIBackgroundConfiguration?, of cell: UICollectionViewCell) {
        guard let new else {
            background = nil
            backgroundView?.removeFromSuperview()
            return backgroundView = nil
        }
        cell.backgroundView = nil
        cell.selectedBackgroundView = nil
        let shown = updatesBackground ? new.updated(for: cell.configurationState) : new
        background = shown
        if let backgroundView {
            backgroundView.show(shown)
        } else {
            let view = BackgroundView(shown, in: cell.bounds)
            cell.insertSubview(view, at: 0)
            backgroundView = view
        }
    }

    fileprivate func follow(_ state: UICellConfigurationState, of cell: UICollectionViewCell) {
        guard state != shownState else { return }
        shownState = state
        if updatesContent, let content { setContent(content, of: cell) }
        if updatesBackground, let background { setBackground(background, of: cell) }
    }

    private func reportEndlessContent(of cell: UICollectionViewCell) {
        Diagnostics.warnOnce(
            "endless-content", of: "\(type(of: cell))",
            """
            \(type(of: cell)) got another contentConfiguration \(Self.mostContentsInARow) times while its content view was being \
            configured; it keeps the last one.
              expected       a content view that only shows its configuration
              likely cause   the content view sets its cell's contentConfiguration when it gets a configuration
              try            set the content where the data source configures the cell, or in updateConfiguration(using:)
            """)
    }
}
