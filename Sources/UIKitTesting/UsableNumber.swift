import CoreGraphics
import QuartzCore
import UIKitCore

/// Stops a test that hands in a number with which nothing can be simulated, before anything has changed.
@MainActor enum UsableNumber {
    /// A day: with more, a test would run for hours.
    static let seconds = 0.0...86_400
    static let length = 1.0...100_000

    /// - Parameters:
    ///   - call: The method, as in source code.
    ///   - name: The parameter's name, or what the number is of.
    static func require(_ number: Double, in range: ClosedRange<Double>, _ name: String, of call: String) {
        guard !range.contains(number) else { return }
        Diagnostics.fail(
            "\(call) cannot use \(name) = \(number)",
            explanation: """
                  seen           \(number)
                  expected       a number from \(text(range.lowerBound)) to \(text(range.upperBound))
                  likely cause   a division by zero, or a size that was never set
                  try            a number of your own, or print the values that make up this one
                """)
    }

    static func require(_ size: CGSize, atLeast least: CGFloat = 1, of call: String) {
        require(size.width, in: least...length.upperBound, "size.width", of: call)
        require(size.height, in: least...length.upperBound, "size.height", of: call)
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
