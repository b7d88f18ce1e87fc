import Foundation

/// A line for the log: text with interpolated values.
///
///     logger.info("\(count) of \(total, align: .right(columns: 5)) for \(name, privacy: .private)")
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text and the values of an ``OSLogMessage``.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(argumentString, align, privacy) }

    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append({ value().description }, align, privacy) }

    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append({ format.text(number()) }, align, privacy) }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append({ format.text(number()) }, align, privacy) }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append({ format.text(Double(number())) }, align, privacy) }

    public mutating func appendInterpolation(_ object: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto) {
        append({ object().description }, .none, privacy)
    }

    public mutating func appendInterpolation(_ type: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        append({ "\(type())" }, .none, privacy)
    }

    /// Appends the description of an error.
    public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        append({ "\(error())" }, .none, privacy)
    }

    private mutating func append(_ value: () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += privacy.isShown ? align.padded(value()) : privacy.placeholder
    }
}
