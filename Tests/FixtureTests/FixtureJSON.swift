import CoreGraphics
import Foundation
import LayoutEngine

/// A value of a fixture file that is read by name, with a message that names what is missing.
struct FixtureJSON {
    let value: Any?

    init(contentsOf file: URL) throws {
        value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    }

    init(_ value: Any?) {
        self.value = value is NSNull ? nil : value
    }

    subscript(key: String) -> FixtureJSON { FixtureJSON((value as? [String: Any])?[key]) }

    var array: [FixtureJSON] { (value as? [Any] ?? []).map { FixtureJSON($0) } }
    var dictionary: [String: FixtureJSON] { (value as? [String: Any] ?? [:]).mapValues { FixtureJSON($0) } }
    var bool: Bool? { value as? Bool }
    var string: String? { value as? String }
    var number: CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }
    var numbers: [CGFloat] { array.compactMap(\.number) }

    var size: CGSize? { numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil }
    var edges: RecordedEdges? { numbers.count == 4 ? RecordedEdges(lengths: numbers) : nil }
    var rect: CGRect? {
        numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
}

/// The error for a fixture that this runner does not understand.
struct FixtureError: Error, CustomStringConvertible {
    var description: String
}
