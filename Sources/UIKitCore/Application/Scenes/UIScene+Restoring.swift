import QuartzCore

extension UIScene {
    /// Tells the delegate to bring back what a person was in the middle of, when all has been laid out and no code has asked for
    /// more time.
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
