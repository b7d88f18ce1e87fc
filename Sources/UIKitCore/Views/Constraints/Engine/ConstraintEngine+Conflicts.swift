import ConstraintSolver

/// Leaves out a constraint where required ones can't all hold.
extension ConstraintEngine {
    func breakOne(of handles: [ConstraintHandle]) -> Bool {
        let owners = handles.compactMap { namesOfRows[$0] }
        guard let victim = ConstraintConflict.victim(among: owners) else {
            // None of them is the app's own, so the last one goes.
            guard let last = handles.last else { return false }
            removeRow(last)
            return true
        }
        victim.isBroken = true
        broken.append(victim)
        removeRow(victim.row?.handle)
        victim.row?.handle = nil
        let conflict = ConstraintConflict(owners: owners, broken: victim)
        if victim.toldConflict != conflict.activations, !isOutOfUse {
            victim.toldConflict = conflict.activations
            conflict.report()
        }
        return true
    }

    /// Whether the views wait hidden for reuse, and so may not have their final size yet. If their constraints still
    /// conflict at that size, the engine reports it when they are shown.
    private var isOutOfUse: Bool {
        var view = rootItem?.view
        while let inner = view {
            if inner.isOutOfUse { return true }
            view = inner.superviewStorage
        }
        return false
    }

    /// Tries constraints again that were left out. They may hold now that something else has changed.
    func retryBroken() {
        guard !broken.isEmpty else { return }
        let waiting = broken
        broken = []
        for constraint in waiting where constraint.isBroken && constraint.row?.engine == id {
            insertRow(of: constraint)
        }
    }
}
