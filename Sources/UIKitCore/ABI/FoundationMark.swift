/// The first stored property of classes whose objects are values of attributes.
///
/// Foundation on Linux compares the values of neighbouring runs of text (Swift 6.3, CFEqual). It reads the first word of an object as if
/// the object were its own, and ends the program where bits 8 to 17 are 0; any other number makes it ask `isEqual(_:)`.
struct FoundationMark: Sendable {
    private let bits: UInt = 0x100
}
