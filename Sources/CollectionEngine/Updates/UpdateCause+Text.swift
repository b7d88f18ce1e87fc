extension UpdateCause {
    /// Returns the cause as one sentence.
    func sentence(of mistake: UpdateMistake) -> String { mistake.tally.flatMap(sentence) ?? sentence }

    /// Returns nil if the numbers don't help.
    private func sentence(_ tally: UpdateTally) -> String? {
        let (difference, place) = (tally.text(of: abs(tally.surplus)), tally.listText)
        let (changed, asked) = (signed(tally.change), signed(tally.net))
        return switch self {
        case .saidTwice: "The same index\(place) was given twice; it counts once."
        case .changedTwice: "The model was changed twice\(place): by \(changed), where \(asked) was asked for."
        case .nestedTwice:
            """
            Nested batches do the same change\(place) once each: \(asked) was asked for, and the model changed by \(changed).
            """
        case .untold:
            """
            The model \(tally.surplus > 0 ? "gained" : "lost") \(difference)\(place) outside performBatchUpdates, or without \
            the collection view being told.
            """
        case .insertedWithoutDeletion:
            "The model has \(difference) fewer\(place) than the insertions lead to: something went without a deletion."
        case .deletedWithoutInsertion:
            "The model has \(difference) more\(place) than the deletions lead to: something came without an insertion."
        case .miscounted:
            "The model has \(difference) \(tally.surplus > 0 ? "more" : "fewer")\(place) than the changes lead to."
        default: nil
        }
    }

    private var sentence: String {
        switch self {
        case .movedAndReloaded: "What is reloaded is replaced, so it cannot be moved in the same batch."
        case .deletedAndReloaded: "What is deleted cannot be reloaded."
        case .deletedAndMoved: "What is deleted cannot be moved: a move takes it out of its old place by itself."
        case .insertedWhereMoved:
            "Insertions and the targets of moves are both indexes after the batch, and two things cannot be in one place."
        case .movedTwice: "Each item or section can be moved once, and two cannot come to one place."
        case .movedWithItsSection:
            "An item is moved out of or into a section that is deleted, inserted or reloaded as a whole."
        case .insertedAtIndexBefore:
            "The index is one before the batch; insertions and the targets of moves are indexes after it, when what is "
                + "deleted or moved away has gone."
        case .deletedAtIndexAfter:
            "The index is one after the batch; deletions, reloads and the sources of moves are indexes before it, when what "
                + "is inserted is not there yet."
        case .indexBeforeMissing:
            "When it was last counted, the data source had nothing at this index."
        case .passedOverWithItsSection:
            "An item was inserted into or deleted from a section that is itself inserted, deleted or reloaded in this batch, "
                + "so it was passed over; it was probably meant for another section, by the number that has at the other end."
        case .countedLate:
            "The model had been changed before the batch began, and the collection view counted only then, so it saw no change."
        case .notChanged: "The model was not changed in the updates closure."
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
        case .insertedWhereMoved: "give the insertion and the move the indexes that they have in the final model"
        case .movedTwice: "ask for one move, from the index in the old model to the index in the final one"
        case .movedWithItsSection:
            "delete the item from its old place and insert it at the new one, and leave out what happens with its section"
        case .insertedAtIndexBefore: "insert at the index that the item or section has in the final model"
        case .deletedAtIndexAfter: "delete, reload or move from the index that the item or section had in the old model"
        case .indexBeforeMissing:
            "use the index that it had before the batch; if it came since, tell the collection view first, or call reloadData()"
        case .saidTwice: "collect the indexes in a set before telling the collection view"
        case .passedOverWithItsSection:
            "use section numbers before the batch for deletions and reloads, and after it for insertions"
        case .nestedTwice: "change the model, and tell the collection view, in one of the nested closures only"
        case .changedTwice: "change the model in one place only, inside the updates closure"
        case .countedLate: "change the model inside the updates closure, or call layoutIfNeeded() before you change it"
        case .notChanged: "change the model inside the updates closure, next to the call that tells the collection view"
        case .untold: "change the model inside the updates closure and tell each change there, or call reloadData()"
        case .insertedWithoutDeletion: "delete in the same closure what the model no longer has"
        case .deletedWithoutInsertion: "insert in the same closure what the model has got"
        case .miscounted: "compute the changes from the old and the new model in one place, or call reloadData()"
        case .indexMissing: "use indexes that the data source has, counting from 0"
        }
    }

    private func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}
