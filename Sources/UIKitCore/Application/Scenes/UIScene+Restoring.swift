import QuartzCore

extension UIScene {
    /// Calls the delegate to restore what a person was doing, after layout and when no code has asked for more time.
    func restoreInteraction() {
        guard let activity = session.stateRestorationActivity, delegate != nil else { return }
        interactionToRestore = activity
        UIScreen.main.afterLayout { [weak self] in self?.restoreInteractionIfReady() }
    }

    func restoreInteractionIfReady() {
        guard let activity = interactionToRestore, restorationsUnderWay == 0 else { return }
        interactionToRestore = nil
        delegate?.scene(self, restoreInteractionStateWith: activity)
    }
}
