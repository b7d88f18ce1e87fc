/// An exact number, for small systems of small numbers.
struct Fraction: Comparable, Sendable {
    let numerator: Int128
    let denominator: Int128

    static let zero = Fraction(0)
    static let one = Fraction(1)

    init(_ whole: Int) {
        (numerator, denominator) = (Int128(whole), 1)
    }

    private init(_ numerator: Int128, over denominator: Int128) {
        var (a, b) = (numerator.magnitude, denominator.magnitude)
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = Int128(a) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    var number: Double { Double(numerator) / Double(denominator) }

    static func + (a: Fraction, b: Fraction) -> Fraction {
        if a.denominator == 1 && b.denominator == 1 { return Fraction(a.numerator + b.numerator, over: 1) }
        return Fraction(
            a.numerator * b.denominator + b.numerator * a.denominator, over: a.denominator * b.denominator)
    }

    static func - (a: Fraction, b: Fraction) -> Fraction { a + Fraction(-b.numerator, over: b.denominator) }
    static func * (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.numerator, over: a.denominator * b.denominator)
    }
    static func / (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.denominator, over: a.denominator * b.numerator)
    }
    static func < (a: Fraction, b: Fraction) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }
}
