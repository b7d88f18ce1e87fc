import CProgramSymbols
import Foundation

/// The file of the running program, or of a library that the program uses.
@MainActor final class ProgramFile {
    private let table: SymbolTable
    /// The offset from an address in the file to the one in memory.
    private let displacement: UInt
    private var namesOfModules: [String: SymbolNames] = [:]

    private init?(path: String, displacement: UInt) {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
            let table = SymbolTable(file)
        else { return nil }
        self.table = table
        self.displacement = displacement
    }

    /// Returns the file with the code of `type`; nil for a class made at run time, and for files that can't be read.
    static func with(_ type: AnyClass) -> ProgramFile? {
        guard let address = address(ofDescriptorOf: type) else { return nil }
        var displacement: UInt = 0
        guard let path = copy_path_of_loaded_file(address, &displacement) else { return nil }
        defer { free(path) }
        let name = String(cString: path)
        if let known = known[name] { return known }
        let file = ProgramFile(path: name, displacement: displacement)
        known[name] = .some(file)
        return file
    }
    private static var known: [String: ProgramFile?] = [:]

    /// Returns the beginning of all symbols of a class: `$s4Feed4WallC`.
    ///
    /// Found by the address of the class's description, because Swift doesn't reveal the names of private classes.
    func symbol(of type: AnyClass) -> String? {
        guard let address = Self.address(ofDescriptorOf: type), address >= displacement else { return nil }
        let suffix = "Mn"
        let name = table.name(of: Int(clamping: address - displacement), endingWith: suffix)
        return name.map { String($0.dropLast(suffix.count)) }
    }

    /// - Parameter prefix: Begins with a module's name, as the symbols of a type do.
    func names(startingWith prefix: String) -> [String] {
        guard let module = Self.module(of: prefix) else { return [] }
        let names = namesOfModules[module] ?? table.names(startingWith: module)
        namesOfModules[module] = names
        return names.starting(with: prefix)
    }

    /// Returns `$s4Feed` for `$s4Feed4WallC`.
    private static func module(of symbol: String) -> String? {
        let start = "$s"
        guard symbol.hasPrefix(start) else { return nil }
        let digits = symbol.dropFirst(start.count).prefix { $0.isNumber }
        guard let count = Int(digits) else { return nil }
        return String(symbol.prefix(start.count + digits.count + count))
    }

    private static func address(ofDescriptorOf type: AnyClass) -> UInt? {
        // After the kind, the superclass, the flags and the sizes: part of Swift's stable binary interface.
        let place = unsafeBitCast(type, to: UnsafeRawPointer.self) + 40
        return place.load(as: UInt?.self)
    }
}

/// Returns the symbol's text as in source code; nil if it isn't a Swift symbol.
func demangled(_ symbol: String) -> String? {
    guard let text = copy_demangled_name(symbol) else { return nil }
    defer { free(text) }
    return String(cString: text)
}
