/// Finds classes inside other types by their names, such as `Photos.Album.Cell`.
///
/// Swift finds a type by its mangled name. That contains the kind of each enclosing type, which the name in a XIB
/// doesn't. So this tries all combinations.
enum NestedClass {
    /// The limit for nesting. Each further level triples the number of combinations.
    private static let mostLevels = 5

    /// Returns whether this is the name of a module, one or more types, and a class.
    static func isName(_ name: String) -> Bool { name.split(separator: ".").count > 2 }

    static func find(_ name: String) -> AnyClass? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard 3...mostLevels ~= parts.count, parts.allSatisfy(isIdentifier) else { return nil }
        var mangled = [word(parts[0])]
        for part in parts.dropFirst().dropLast() {
            // A class, a structure or an enumeration.
            mangled = mangled.flatMap { around in ["C", "V", "O"].map { around + word(part) + $0 } }
        }
        for around in mangled {
            if let found = _typeByName(around + word(parts[parts.count - 1]) + "C") as? AnyClass { return found }
        }
        return nil
    }

    private static func word(_ part: Substring) -> String { "\(part.utf8.count)\(part)" }

    /// Returns whether the part has only letters that aren't mangled in another way.
    private static func isIdentifier(_ part: Substring) -> Bool {
        guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return part.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
            default: false
            }
        }
    }
}
