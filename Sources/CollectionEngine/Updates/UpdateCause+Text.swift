extension UpdateCause {
    /// Returns the cause as one sentence.
    func sentence(of mistake: UpdateMistake) -> String { mistake.tally.flatMap(sentence) ?? sentence }

    /// Returns nil if the numbers don't help.
    private func sentence(_ tally: UpdateTally) -> String? {
        let (difference, place) = (tally.text(of: abs(tally.surplus)), tally.listText)
        let (changed, asked) = (signed(tally.change), signed(tally.net))
        return switch self {
        case .saidTwice: "The batch names the same index\(place) twice; it counts once."
        case .changedTwice: "The app changed the model twice\(place): by \(changed), but the batch says \(asked)."
        case .nestedTwice:
            """
            Nested batches make the same change\(place) once each: together they say \(asked), and the model changed by \
            \(changed).
            """
        case .untold:
            """
            The model \(tally.surplus > 0 ? "gained" : "lost") \(difference)\(place) outside performBatchUpdates, or the app \
            didn't tell the collection view.
            """
        case .insertedWithoutDeletion:
            "The model has \(difference) fewer\(place) than the insertions give: something went without a deletion."
        case .deletedWithoutInsertion:
            "The model has \(difference) more\(place) than the deletions give: something came without an insertion."
        case .miscounted:
            "The model has \(difference) \(tally.surplus > 0 ? "more" : "fewer")\(place) than the batch's changes give."
        default: nil
        }
    }

    private var sentence: String {
        switch self {
        case .movedAndReloaded: "A reload replaces the item or section, so the same batch can't move it."
        case .deletedAndReloaded: "The batch can't reload what it deletes."
        case .deletedAndMoved: "The batch can't move what it deletes: a move already removes it from its old place."
        case .insertedWhereMoved:
            "Insertions and the targets of moves are both indexes after the batch, and two things can't be in one place."
        case .movedTwice: "A batch can move each item or section only once, and can't move two to one place."
        case .movedWithItsSection:
            "The batch moves an item out of or into a section that it deletes, inserts or reloads as a whole."
        case .insertedAtIndexBefore:
            "This index is from before the batch. Insertions and the targets of moves need indexes after the batch, without "
                + "the items or sections that it deletes or moves away."
        case .deletedAtIndexAfter:
            "This index is from after the batch. Deletions, reloads and the sources of moves need indexes before the batch, "
                + "without the items or sections that it inserts."
        case .indexBeforeMissing:
            "The data source had nothing at this index when the collection view last counted."
        case .passedOverWithItsSection:
            "The batch inserts an item into a section, or deletes one from it, that it also inserts, deletes or reloads as a "
                + "whole, so the change to the item is ignored. It is probably meant for another section, which has this "
                + "number at the other end of the batch."
        case .countedLate:
            "The app changed the model before the batch, and the collection view counted only after that, so it saw no change."
        case .notChanged: "The app didn't change the model in the updates closure."
        case .saidTwice, .nestedTwice, .changedTwice, .untold, .insertedWithoutDeletion, .deletedWithoutInsertion,
            .miscounted, .indexMissing:
            "There is nothing at this index."
        }
    }

    /// The remedy as one sentence without its full stop.
    var remedy: String {
        switch self {
        case .movedAndReloaded:
            "move in this batch, and reload in its completion, at the new index path; or call reconfigureItems(at:) then"
        case .deletedAndReloaded: "leave out the reload"
        case .deletedAndMoved: "leave out the deletion, or replace the move by an insertion at its target"
        case .insertedWhereMoved: "use the indexes that the inserted and the moved one have in the final model"
        case .movedTwice: "make one move, from the index in the old model to the index in the final one"
        case .movedWithItsSection:
            "delete the item at its old place and insert it at its new one, unless the change to its section does that already"
        case .insertedAtIndexBefore: "insert at the index that the item or section has in the final model"
        case .deletedAtIndexAfter: "delete, reload or move from the index that the item or section had in the old model"
        case .indexBeforeMissing:
            "use an index from before the batch; if the item or section is newer, tell the collection view about it first, or "
                + "call reloadData()"
        case .saidTwice: "collect the indexes in a set before telling the collection view"
        case .passedOverWithItsSection:
            "use section numbers before the batch for deletions and reloads, and after it for insertions"
        case .nestedTwice: "change the model, and tell the collection view, in one of the nested closures only"
        case .changedTwice: "change the model in one place only, inside the updates closure"
        case .countedLate: "change the model inside the updates closure, or call layoutIfNeeded() before you change it"
        case .notChanged: "change the model inside the updates closure, next to the call that tells the collection view"
        case .untold: "change the model inside the updates closure and tell each change there, or call reloadData()"
        case .insertedWithoutDeletion: "in the same closure, also delete what the model no longer has"
        case .deletedWithoutInsertion: "in the same closure, also insert what is new in the model"
        case .miscounted: "compute the changes from the old and the new model in one place, or call reloadData()"
        case .indexMissing: "use indexes that the data source has, counting from 0"
        }
    }

    private func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}
