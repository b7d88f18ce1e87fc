/// Marks, numbers and what belongs to numbers (W1 to W7). Each rule uses the result of the rules before.
extension RunSequence {
    mutating func resolveWeakCharacters() {
        resolveMarks()
        resolveNumbersAfterArabicLetters()
        resolveSeparatorsInNumbers()
        resolveTerminatorsOfNumbers()
        resolveLoneSeparators()
        resolveNumbersAfterLatinLetters()
    }

    /// An accent takes the class of the character below it (W1).
    private mutating func resolveMarks() {
        var previous = startDirection
        for index in classes.indices {
            if classes[index] == .nonspacingMark { classes[index] = previous }
            let isIsolate = classes[index].opensIsolate || classes[index] == .popDirectionalIsolate
            previous = isIsolate ? .otherNeutral : classes[index]
        }
    }

    /// In Arabic text all digits count as Arabic. After that, Arabic letters count like Hebrew ones (W2 and W3).
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

    /// A comma between two digits belongs to the number (W4).
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

    /// Percent and currency signs belong to the number beside them (W5).
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

    /// Otherwise they count as punctuation (W6).
    private mutating func resolveLoneSeparators() {
        for index in classes.indices {
            switch classes[index] {
            case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[index] = .otherNeutral
            default: break
            }
        }
    }

    /// In Latin text a number counts as a word (W7).
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
