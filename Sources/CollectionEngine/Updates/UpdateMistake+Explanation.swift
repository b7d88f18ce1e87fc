extension UpdateMistake {
    /// Describes the counts before, the operations, and the counts after, with one cause, one remedy, and how to replay
    /// the batch.
    package var explanation: String {
        let cause = UpdateCause(of: self)
        return """
            \(opening)\(account)
            \(cause.sentence(of: self))
            Try: \(cause.remedy).
            Replay: UIKIT_REPLAY=\(ledger.token)
            More: Documentation/Debugging.md#invalid-update
            """
    }

    /// UIKit's words before iOS 16.4 (R220, R221): most results of a web search are about these.
    private var opening: String {
        guard let tally else { return "" }
        switch fault {
        case .sectionCount:
            return """
                Invalid update: invalid number of sections. The number of sections contained in the collection view after \
                the update (\(tally.after)) must be equal to the number of sections contained in the collection view \
                before the update (\(tally.before)), plus or minus the number of sections inserted or deleted \
                (\(tally.inserted) inserted, \(tally.deleted) deleted).

                """
        case .itemCount(_, let section):
            return """
                Invalid update: invalid number of items in section \(section). The number of items contained in an \
                existing section after the update (\(tally.after)) must be equal to the number of items contained in \
                that section before the update (\(tally.before)), plus or minus the number of items inserted or deleted \
                from that section (\(tally.inserted) inserted, \(tally.deleted) deleted) and plus or minus the number of \
                items moved into or out of that section (\(tally.movedIn) moved in, \(tally.movedOut) moved out).

                """
        case .outOfBounds, .conflict: return ""
        }
    }

    private var account: String {
        let (reading, next) = (ledger.beforeReading.text, ledger.afterReading.text)
        guard let tally else {
            return asked + """
                  before         \(ledger.before.text), \(reading)
                  after          \(ledger.after.text), \(next)
                """
        }
        return asked + """
              before         \(tally.beforeText), \(reading)
              your changes   \(tally.changesText)   ->  \(tally.expected) expected
              after          \(tally.afterText), says the data source, \(next)
            """
    }

    /// The operations that caused the mistake.
    private var asked: String {
        switch fault {
        case .conflict(let first, let second):
            "  asked          \(first.text)\n  and            \(second.text)\n"
        case .outOfBounds(let operation, _): "  asked          \(operation.text)\n"
        case .sectionCount, .itemCount: ""
        }
    }
}

extension CountReading {
    /// When the counts were read.
    var text: String {
        switch moment {
        case .layoutPass: "counted in layout pass \(pass)"
        case .startOfBatch: "counted at the start of this batch, after layout pass \(pass)"
        case .endOfBatch: "counted at the end of this batch, after layout pass \(pass)"
        case .question: "counted when the app asked for the number, after layout pass \(pass)"
        }
    }
}

extension UpdateTally {
    /// "3 items", "1 section".
    func text(of count: Int) -> String {
        let noun = list == .sections ? "section" : "item"
        return "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// " in section 4", with its number after the batch.
    var listText: String {
        switch list {
        case .sections: ""
        case .items(_, let section): " in section \(section)"
        }
    }

    fileprivate var beforeText: String {
        guard case .items(let old, let new) = list, old != new else { return text(of: before) }
        return "\(text(of: before)) in section \(old)"
    }

    fileprivate var afterText: String {
        guard case .items(let old, let new) = list, old != new else { return text(of: after) }
        return "\(text(of: after)) in the same section, which is \(new) now"
    }

    fileprivate var changesText: String {
        let changes = "\(inserted) inserted, \(deleted) deleted"
        return list == .sections ? changes : "\(changes), \(movedIn) moved in, \(movedOut) moved out"
    }
}
