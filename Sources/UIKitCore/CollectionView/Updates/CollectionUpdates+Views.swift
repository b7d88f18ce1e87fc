import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

// What is seen of a movement: views of the new state are made, and everything slides, appears or fades.
extension CollectionUpdates {
    /// Makes the views of the new state, asks the layout how they come and go, and lets them.
    func show(
        _ movement: ElementMovement, from oldBounds: CGRect, isAnimated: Bool, _ completions: [(Bool) -> Void]
    ) {
        let view = view
        view.pass.compareAllViews()
        UIView.performWithoutAnimation { view.pass.layOut(view) }
        let layout = layout
        let names = view.supply.registrations
        let ends = movement.keysBefore.map { key in
            (key, (movement.oldLayout ?? layout).end(of: key, named: names))
        }
        let starts = view.elements.keys { _ in true }.map { key in (key, layout.start(of: key, named: names)) }
        LayoutWitness.tellOfMovement(in: view, starts: starts, ends: ends)
        func move() {
            arrange(movement, starts: starts, ends: ends)
            view.listRows.tellAll(view)
            view.swipes.place(view)
            // Also of those that a hook which reloads has taken off the screen.
            for staying in movement.staying { staying.target = nil }
            movement.finish(self.layout)
        }
        guard isAnimated else {
            UIView.performWithoutAnimation { move() }
            self.movement = nil
            view.elements.endDepartures(of: movement.number)
            return callBack(completions, isFinished: isFinishedAtOnce)
        }
        let block = ViewAnimationBlock(
            duration: UpdateTiming.duration, pace: .curve(UpdateTiming.curve), options: .allowUserInteraction,
            completion: { isFinished in
                view.updates.runningMovements -= 1
                view.elements.endDepartures(of: movement.number)
                for completion in completions { completion(isFinished) }
            })
        runningMovements += 1
        block.run {
            slideBounds(from: oldBounds)
            move()
        }
        self.movement = nil
    }

    /// Puts every view to where it sets out, at once, and then to where it goes.
    private func arrange(
        _ movement: ElementMovement, starts: [(ElementKey, UICollectionViewLayoutAttributes?)],
        ends: [(ElementKey, UICollectionViewLayoutAttributes?)]
    ) {
        let (elements, mirror) = (view.elements, view.mirror)
        for (key, start) in starts {
            guard let shown = elements[key] else { continue }
            if let target = shown.target {
                setOut(shown, from: start, movement.state(before: key))
                shown.target = nil
                shown.take(target)
                mirror.place(shown)
            } else if !movement.isSurvivor(key), let target = shown.appliedAttributes {
                if let start = start ?? movement.start(of: key) {
                    UIView.performWithoutAnimation {
                        shown.take(start)
                        mirror.place(shown)
                    }
                }
                shown.take(target)
                mirror.place(shown)
            }
        }
        for leaving in movement.leaving {
            let hook = ends.first { $0.0 == leaving.oldKey }?.1
            if let end = hook ?? movement.end(of: leaving.oldKey) {
                leaving.view.take(end)
                mirror.place(leaving.view, isLeaving: true)
            }
            elements.depart(
                Departures.Departure(
                    view: leaving.view, key: leaving.newKey, lastKey: movement.dataKeyBefore(leaving.oldKey),
                    movement: movement.number))
        }
    }

    /// A view that stays sets out from where it is, unless the layout says something else.
    private func setOut(
        _ shown: UICollectionReusableView, from start: UICollectionViewLayoutAttributes?,
        _ before: ElementMovement.State?
    ) {
        guard let start, let before, !start.storage.looksLike(before.storage) else { return }
        UIView.performWithoutAnimation {
            shown.take(start)
            view.mirror.place(shown)
        }
    }

    /// Content that was moved along with the update slides there.
    private func slideBounds(from old: CGRect) {
        let view = view
        let new = view.bounds
        guard new.origin != old.origin, new.size == old.size else { return }
        UIView.performWithoutAnimation { view.layerStorage.bounds = old }
        view.layerStorage.bounds = new
    }
}

extension AttributesStorage {
    /// Whether a view that has the one looks the same with the other.
    fileprivate func looksLike(_ other: AttributesStorage) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && transform3D == other.transform3D
    }
}
