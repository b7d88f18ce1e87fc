/// A short vibration of the device: how long it is on, off, on …, in milliseconds.
package struct Vibration: Sendable, Hashable {
    package var pattern: [Int]

    package init(_ pattern: Int...) { self.pattern = pattern }
}
