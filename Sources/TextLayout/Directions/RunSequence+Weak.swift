/// Marks, numbers and what belongs to numbers (W1 to W7). A rule sees what those before it made of the text.
extension RunSequence {
    mutating func resolveWeakCharacters() {
        resolveMarks()
        resolveNumbersAfterArabicLetters()
        resolveSeparatorsInNumbers()
        resolveTerminatorsOfNumbers()
        resolveLoneSeparators()
        resolveNumbersAfterLatinLetters()
    }

    /// W1: an accent is like what it stands on.
    private mutating func resolveMarks() {
        var previous = startDirection
        for index in classes.indices {
            if classes[index] == .nonspacingMark { classes[index] = previous }
            let isIsolate = classes[index].opensIsolate || classes[index] == .popDirectionalIsolate
            previous = isIsolate ? .otherNeutral : classes[index]
        }
    }

    /// W2 and W3: in Arabic text digits are Arabic, whichever they are. From then on Arabic is like Hebrew.
    private mutating func resolveNumbersAfterArabicLetters() {
        var isArabic = false
        for index in classes.indices {
            switch classes[index] {
            case .arabicLetter:
                isArabic = true
                classes[index] = .rightToLeft
            case .leftToRight, .rightToLeft: isArabic = false
            case .europeanNumber where isArabic: classes[index] = .arabicNumber
            default: break
            }
        }
    }

    /// W4: a comma between two digits belongs to the number.
    private mutating func resolveSeparatorsInNumbers() {
        for index in classes.indices.dropFirst().dropLast() {
            let (before, after) = (classes[index - 1], classes[index + 1])
            guard before == after else { continue }
            switch (classes[index], before) {
            case (.commonSeparator, .europeanNumber), (.commonSeparator, .arabicNumber),
                (.europeanSeparator, .europeanNumber):
                classes[index] = before
            default: break
            }
        }
    }

    /// W5: percent and currency signs belong to the number beside them.
    private mutating func resolveTerminatorsOfNumbers() {
        var index = 0
        while index < classes.count {
            guard classes[index] == .europeanTerminator else {
                index += 1
                continue
            }
            let end = classes[index...].firstIndex { $0 != .europeanTerminator } ?? classes.count
            let isAfterNumber = index > 0 && classes[index - 1] == .europeanNumber
            let isBeforeNumber = end < classes.count && classes[end] == .europeanNumber
            if isAfterNumber || isBeforeNumber { set(index..<end, to: .europeanNumber) }
            index = end
        }
    }

    /// W6: elsewhere they are like any other punctuation.
    private mutating func resolveLoneSeparators() {
        for index in classes.indices {
            switch classes[index] {
            case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[index] = .otherNeutral
            default: break
            }
        }
    }

    /// W7: in Latin text a number is like a word.
    private mutating func resolveNumbersAfterLatinLetters() {
        var isLatin = startDirection == .leftToRight
        for index in classes.indices {
            switch classes[index] {
            case .leftToRight: isLatin = true
            case .rightToLeft: isLatin = false
            case .europeanNumber where isLatin: classes[index] = .leftToRight
            default: break
            }
        }
    }
}
