import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

// The visible part of a movement: views of the new state are created, and all views move, appear or fade.
extension CollectionUpdates {
    /// Creates the views of the new state, asks the layout how views appear and disappear, and animates them.
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
            // Includes views that a hook took off the screen by reloading.
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

    /// Puts every view at its start without animation, and then at its end.
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

    /// A view that stays begins at its present place, unless the layout gives it another start.
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

    /// Animates the content offset if the update changed it.
    private func slideBounds(from old: CGRect) {
        let view = view
        let new = view.bounds
        guard new.origin != old.origin, new.size == old.size else { return }
        UIView.performWithoutAnimation { view.layerStorage.bounds = old }
        view.layerStorage.bounds = new
    }
}

extension AttributesStorage {
    /// Whether a view with these attributes looks the same with the other ones.
    fileprivate func looksLike(_ other: AttributesStorage) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && transform3D == other.transform3D
    }
}
