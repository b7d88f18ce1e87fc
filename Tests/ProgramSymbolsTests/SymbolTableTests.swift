import Foundation
import ProgramSymbols
import TestSupport
import Testing

@Suite("Symbols of a program file") struct SymbolTableTests {
    private let program = ProgramInBytes(symbols: [
        .init(name: "main"), .init(name: "$s4Feed4WallCMn", address: 0x40),
        .init(name: "$s4Feed4WallC5alignyyF", address: 0x80),
        .init(name: "$s4Feed4WallCN", address: 0x80), .init(name: "$s4Feed5OtherC", isDefined: false),
    ])

    @Test("names are found by their beginning, those defined in the file only")
    func names() throws {
        let table = try #require(SymbolTable(program.data))
        let names = table.names(startingWith: "$s4Feed")
        #expect(
            names.starting(with: "$s4Feed4WallC") == ["$s4Feed4WallCMn", "$s4Feed4WallC5alignyyF", "$s4Feed4WallCN"])
        #expect(names.starting(with: "$s4Feed5").isEmpty)
        #expect(table.names(startingWith: "mai").starting(with: "main") == ["main"])
    }

    @Test("a name is found by its address and its ending")
    func addresses() throws {
        let table = try #require(SymbolTable(program.data))
        #expect(table.name(of: 0x40, endingWith: "Mn") == "$s4Feed4WallCMn")
        #expect(table.name(of: 0x80, endingWith: "N") == "$s4Feed4WallCN")
        #expect(table.name(of: 0x80, endingWith: "Mn") == nil)
        #expect(table.name(of: 0x41, endingWith: "Mn") == nil)
    }

    @Test(
        "another kind of file has no symbols",
        arguments: [Data(), Data("#!/bin/sh".utf8), Data(repeating: 0, count: 4096)])
    func otherFiles(file: Data) { #expect(SymbolTable(file) == nil) }

    @Test("a file cut off at any byte has no symbols")
    func cutOff() {
        let file = program.data
        for count in 0..<file.count { #expect(SymbolTable(file.prefix(count)) == nil) }
    }

    @Test("a damaged file never stops the program", arguments: 0..<20)
    func damage(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            var file = program.data
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<file.count, using: &random)
                file[place] = [0, 1, 2, 3, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(
                    using: &random)!
            }
            guard let table = SymbolTable(file) else { continue }
            let count = table.names(startingWith: "").starting(with: "").count
            #expect(count <= file.count, "seed \(seed)")
            _ = table.name(of: 0x80, endingWith: "")
        }
    }
}
