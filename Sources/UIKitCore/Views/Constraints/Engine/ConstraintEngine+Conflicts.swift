import ConstraintSolver

/// Which constraint is left out where required ones can't all hold.
extension ConstraintEngine {
    func breakOne(of handles: [ConstraintHandle]) -> Bool {
        let owners = handles.compactMap { namesOfRows[$0] }
        guard let victim = ConstraintConflict.victim(among: owners) else {
            // Nothing of the app's own: the last one goes.
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

    /// Whether the views wait to be shown, and so may not have the size yet that their constraints ask for. If they conflict at that
    /// size, too, that is reported when they are shown.
    private var isOutOfUse: Bool {
        var view = rootItem?.view
        while let inner = view {
            if inner.isOutOfUse { return true }
            view = inner.superviewStorage
        }
        return false
    }

    /// Tries the constraints that were left out again: they may hold now that something else has changed.
    func retryBroken() {
        guard !broken.isEmpty else { return }
        let waiting = broken
        broken = []
        for constraint in waiting where constraint.isBroken && constraint.row?.engine == id {
            insertRow(of: constraint)
        }
    }
}
