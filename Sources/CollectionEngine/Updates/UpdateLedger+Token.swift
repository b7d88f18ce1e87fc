extension UpdateLedger {
    /// The ledger as one word, the value of `UIKIT_REPLAY`. Shells and logs leave it unchanged.
    ///
    /// It has the counts before, the operations, the counts after, and when the counts were read, separated by colons:
    ///
    ///     u1-20x3.4:D0.2+1_I0.5_M0.1.2.0_r1:20x3.4:l41e42n
    ///
    /// Before: three sections of 20 items and one of 4. Capital letters are operations on items, small ones on
    /// sections: D delete, I insert, M move, R reload. A place is a section and an item, and +1 repeats the operation
    /// for the next item. Then: counted in layout pass 41, and at the end of the batch, after pass 42; n if batches
    /// were nested.
    package var token: String {
        let readings = "\(beforeReading.token)\(afterReading.token)\(isNested ? "n" : "")"
        return "u1-\(before.token):\(Self.token(of: operations)):\(after.token):\(readings)"
    }

    /// Returns nil if the text isn't a token.
    package init?(token: String) {
        guard token.hasPrefix("u1-") else { return nil }
        let parts = token.dropFirst(3).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 4, let before = CollectionCounts(token: parts[0]),
            let operations = Self.operations(token: parts[1]), let after = CollectionCounts(token: parts[2])
        else { return nil }
        var rest = parts[3]
        guard let beforeReading = CountReading(takingTokenFrom: &rest),
            let afterReading = CountReading(takingTokenFrom: &rest), rest.isEmpty || rest == "n"
        else { return nil }
        self.init(
            before: before, operations: operations, after: after, beforeReading: beforeReading,
            afterReading: afterReading, isNested: rest == "n")
    }

    private static func token(of operations: [Operation]) -> String {
        var words: [String] = []
        var index = 0
        while index < operations.count {
            var followers = 0
            while index + followers + 1 < operations.count,
                operations[index].followed(by: followers + 1) == operations[index + followers + 1]
            {
                followers += 1
            }
            words.append(operations[index].token + (followers > 0 ? "+\(followers)" : ""))
            index += followers + 1
        }
        return words.joined(separator: "_")
    }

    private static func operations(token: Substring) -> [Operation]? {
        var operations: [Operation] = []
        for word in token.isEmpty ? [] : token.split(separator: "_", omittingEmptySubsequences: false) {
            let parts = word.split(separator: "+", omittingEmptySubsequences: false)
            guard let first = parts.first, let operation = Operation(token: first), parts.count <= 2 else { return nil }
            operations.append(operation)
            guard parts.count == 2 else { continue }
            guard let followers = Int(parts[1]), (1...CollectionCounts.tokenLimit).contains(followers),
                operation.followed(by: followers) != nil
            else { return nil }
            for step in 1...followers { operations.append(operation.followed(by: step) ?? operation) }
        }
        return operations
    }
}

extension UpdateLedger.Operation {
    fileprivate var token: String {
        switch self {
        case .insertItem(let new): "I\(new.section).\(new.item)"
        case .deleteItem(let old): "D\(old.section).\(old.item)"
        case .reloadItem(let old): "R\(old.section).\(old.item)"
        case .moveItem(let old, let new): "M\(old.section).\(old.item).\(new.section).\(new.item)"
        case .insertSection(let new): "i\(new)"
        case .deleteSection(let old): "d\(old)"
        case .reloadSection(let old): "r\(old)"
        case .moveSection(let old, let new): "m\(old).\(new)"
        }
    }

    fileprivate init?(token: Substring) {
        var numbers: [Int] = []
        for word in token.dropFirst().split(separator: ".", omittingEmptySubsequences: false) {
            guard let number = Int(word) else { return nil }
            numbers.append(number)
        }
        if numbers.count == 1, numbers[0] < 0 { return nil }
        switch (token.first, numbers.count) {
        case ("I", 2): self = .insertItem(ItemPlace(numbers[1], in: numbers[0]))
        case ("D", 2): self = .deleteItem(ItemPlace(numbers[1], in: numbers[0]))
        case ("R", 2): self = .reloadItem(ItemPlace(numbers[1], in: numbers[0]))
        case ("M", 4):
            self = .moveItem(ItemPlace(numbers[1], in: numbers[0]), to: ItemPlace(numbers[3], in: numbers[2]))
        case ("i", 1): self = .insertSection(numbers[0])
        case ("d", 1): self = .deleteSection(numbers[0])
        case ("r", 1): self = .reloadSection(numbers[0])
        case ("m", 2): self = .moveSection(numbers[0], to: numbers[1])
        default: return nil
        }
    }

    /// Returns the same operation on the item `steps` further on; nil for moves and for sections.
    fileprivate func followed(by steps: Int) -> Self? {
        switch self {
        case .insertItem(let new): new.advanced(by: steps).map(Self.insertItem)
        case .deleteItem(let old): old.advanced(by: steps).map(Self.deleteItem)
        case .reloadItem(let old): old.advanced(by: steps).map(Self.reloadItem)
        case .moveItem, .insertSection, .deleteSection, .reloadSection, .moveSection: nil
        }
    }
}

extension ItemPlace {
    fileprivate func advanced(by steps: Int) -> ItemPlace? {
        let (sum, isTooLarge) = item.addingReportingOverflow(steps)
        return isTooLarge ? nil : ItemPlace(sum, in: section)
    }
}

extension CollectionCounts {
    /// The maximum number of sections, or of consecutive operations, in a token: tokens come from outside.
    fileprivate static let tokenLimit = 10_000_000

    fileprivate var token: String {
        var words: [String] = []
        var index = 0
        while index < sections {
            let end = items[index...].firstIndex { $0 != items[index] } ?? sections
            words.append(end - index > 1 ? "\(items[index])x\(end - index)" : "\(items[index])")
            index = end
        }
        return words.joined(separator: ".")
    }

    fileprivate init?(token: Substring) {
        var items: [Int] = []
        var total = 0
        for word in token.isEmpty ? [] : token.split(separator: ".", omittingEmptySubsequences: false) {
            let parts = word.split(separator: "x", omittingEmptySubsequences: false)
            guard parts.count <= 2, let count = Int(parts[0]), count >= 0,
                let times = parts.count == 2 ? Int(parts[1]) : 1, times > 0, times <= Self.tokenLimit - items.count
            else { return nil }
            let (product, isTooLarge) = count.multipliedReportingOverflow(by: times)
            guard !isTooLarge, product <= Self.mostItems - total else { return nil }
            total += product
            items.append(contentsOf: repeatElement(count, count: times))
        }
        self.init(items: items)
    }
}

extension CountReading {
    fileprivate var token: String {
        switch moment {
        case .layoutPass: "l\(pass)"
        case .startOfBatch: "s\(pass)"
        case .endOfBatch: "e\(pass)"
        case .question: "q\(pass)"
        }
    }

    /// Takes a letter and a number from the beginning of the text.
    fileprivate init?(takingTokenFrom text: inout Substring) {
        let moment: Moment
        switch text.popFirst() {
        case "l": moment = .layoutPass
        case "s": moment = .startOfBatch
        case "e": moment = .endOfBatch
        case "q": moment = .question
        default: return nil
        }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let pass = Int(digits) else { return nil }
        text = text.dropFirst(digits.count)
        self.init(pass: pass, moment: moment)
    }
}
