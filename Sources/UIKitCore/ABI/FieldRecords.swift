/// Reads what the compiler wrote about a class's stored properties: Swift's reflection metadata.
///
/// It only reads the metadata, and keeps nothing of it. ``StoredProperty`` checks once that its layout is the one
/// described here.
@MainActor enum FieldRecords {
    enum Ownership {
        case strong, weak, unowned, unmanaged
    }

    /// Returns the ownerships of the properties that a class itself declares, in order.
    static func ownerships(of kind: AnyClass) -> [Ownership] {
        let metadata = unsafeBitCast(kind, to: UnsafeRawPointer.self)
        guard let descriptor = metadata.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self),
            let records = target(of: descriptor + fieldsOffset)
        else { return [] }
        let size = Int(records.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(records.load(fromByteOffset: 12, as: UInt32.self))
        return (0..<count).map { index in
            let record = records + headerSize + index * size
            return target(of: record + 4).map(ownership(inTypeName:)) ?? .strong
        }
    }

    /// The offset in a class's metadata, after the kind, the superclass, the flags and the sizes.
    private static let descriptorOffset = 40
    /// The offset in the descriptor of any type.
    private static let fieldsOffset = 16
    /// The size of the names, the kind, the size of a record, and the number of records.
    private static let headerSize = 16

    /// Returns the address to which a reference between tables points. References are distances; 0 stands for none.
    private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = reference.load(as: Int32.self)
        return distance == 0 ? nil : reference + Int(distance)
    }

    /// Reads the ownership at the end of a mangled name: `Xw`, `Xo` or `Xu`. A reference in the name has one byte, and
    /// four or eight more.
    private static func ownership(inTypeName name: UnsafeRawPointer) -> Ownership {
        var position = name
        var last: (UInt8, UInt8) = (0, 0)
        while true {
            let byte = position.load(as: UInt8.self)
            switch byte {
            case 0: return ownership(last)
            case 0x01...0x17: position += 5
            case 0x18...0x1F: position += 9
            default:
                last = (last.1, byte)
                position += 1
                continue
            }
            last = (0, 0)
        }
    }

    private static func ownership(_ suffix: (UInt8, UInt8)) -> Ownership {
        guard suffix.0 == UInt8(ascii: "X") else { return .strong }
        return switch suffix.1 {
        case UInt8(ascii: "w"): .weak
        case UInt8(ascii: "o"): .unowned
        case UInt8(ascii: "u"): .unmanaged
        default: .strong
        }
    }
}
