/// Keeps Foundation on Linux from crashing on our objects in attributed strings.
///
/// Foundation compares the attributes of neighbouring runs with `CFEqual`, which reads the first word of each object as
/// if it were the header of a Core Foundation object. If bits 8 to 17 of that word are 0, it ends the program; with any
/// other value it calls `isEqual(_:)`. So every class that is used as an attribute's value has this as its first stored
/// property. Seen in Swift 6.3.
struct FoundationMark: Sendable {
    private let bits: UInt = 0x100
}
