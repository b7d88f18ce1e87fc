// The consequences of setting a gesture recogniser's state. Decisions/0034 lists what is documented and what is our
// choice.
extension UIGestureRecognizer {
    func moveState(to new: State) {
        GesturePass.run { follow(new) }
    }

    private func follow(_ new: State) {
        switch (storedState, new) {
        case (.possible, .began), (.possible, .ended): attempt(new)
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): enter(new)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): enter(.cancelled)
        default: break
        }
    }

    private func attempt(_ new: State) {
        if isWaiting {
            if new == .ended, relations?.held == [.began] { relations?.held.append(.ended) }
            return
        }
        let required = requirements(among: rivals)
        if required.contains(where: { $0.isActive || $0.storedState == .ended }) { return fail() }
        // Two that wait for each other would wait for ever.
        let open = required.filter { $0.isAnalyzing && !$0.waits(for: self) }
        if open.isEmpty { recognize([new]) } else { wait(for: open, holding: new) }
    }

    func recognize(_ states: [State]) {
        let rivals = rivals
        // A delegate's method may have disabled or removed the recogniser.
        guard let first = states.first, mayBegin(among: rivals), storedState == .possible, isEnabled, view != nil else {
            return fail()
        }
        storedState = first
        prevent(rivals)
        disappointWaiting()
        takeTouchesFromViews()
        enter(first)
        for state in states.dropFirst() { moveState(to: state) }
    }

    private func enter(_ new: State) {
        storedState = new
        if new == .ended || new == .cancelled { GesturePass.noteEnd(of: self) }
        sendActions()
    }

    func fail() {
        guard storedState == .possible else { return }
        storedState = .failed
        stopWaiting()
        GesturePass.noteEnd(of: self)
        releaseWaiting()
    }

    private func mayBegin(among rivals: [UIGestureRecognizer]) -> Bool {
        guard isEnabled, view != nil else { return false }
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
        guard viewsAgree else { return false }
        return !rivals.contains {
            ($0.isActive || $0.storedState == .ended) && $0.canPrevent(self) && canBePrevented(by: $0)
                && !recognizesTogether(with: $0)
        }
    }

    /// Whether the views allow the gesture. UIKit asks the views inside that the touches are on first, because a
    /// control may use them itself.
    private var viewsAgree: Bool {
        for touch in touches {
            var inner = touch.view
            while let current = inner, current !== view {
                if !current.gestureRecognizerShouldBegin(self) { return false }
                inner = current.inputParent
            }
        }
        return view?.gestureRecognizerShouldBegin(self) ?? false
    }

    private func prevent(_ rivals: [UIGestureRecognizer]) {
        for rival in rivals where rival.storedState == .possible {
            guard canPrevent(rival), rival.canBePrevented(by: self), !recognizesTogether(with: rival) else { continue }
            rival.fail()
        }
    }

    private func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }

    private func takeTouchesFromViews() {
        guard cancelsTouchesInView else { return }
        view?.window?.screen.router.heldTouches.take(by: self)
        for touch in touches { touch.cancelForView() }
    }

    private func sendActions() {
        actionDidChange()
        for action in actions {
            guard let target = action.target else { continue }
            action.selector.perform(on: target, with: self)
        }
    }
}

// Attaching and detaching.
extension UIGestureRecognizer {
    func attach(to view: UIView) {
        guard !viewReference.refers(to: view) else { return }
        self.view?.removeGestureRecognizer(self)
        // A view that was released couldn't remove it.
        detach()
        self.view = view
    }

    func detach() {
        abandon()
        guard viewReference.isSet else { return }
        view = nil
        // An action may have begun a gesture again.
        abandon()
    }

    /// Ends the current gesture: as cancelled if it was recognised, otherwise as failed.
    func abandon() {
        guard isUnderWay || storedState != .possible else { return }
        GesturePass.run {
            if isActive { state = .cancelled } else { fail() }
            for touch in touches { touch.gestureRecognizers?.removeAll { $0 === self } }
            finish()
        }
    }

    /// Resets the recogniser when none of its fingers is down any more.
    func finishIfOver() {
        guard !touches.contains(where: \.isDown) else { return }
        switch storedState {
        case .began, .changed:
            if isIndirect { return }
            state = .cancelled
            finish()
        case .ended, .cancelled, .failed: finish()
        case .possible: break
        }
    }

    private func finish() {
        // The last action may have reset it already.
        guard isUnderWay || storedState != .possible else { return }
        touches = []
        storedState = .possible
        isUnderWay = false
        isIndirect = false
        deadline = nil
        attempt += 1
        stopWaiting()
        relations?.requiredNow = nil
        reset()
    }
}
