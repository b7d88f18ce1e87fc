import Foundation
import ProgramSymbols
import Testing

@MainActor protocol Sorting: AnyObject {
    func sort(by key: Int) -> Bool
    func sortingDidEnd(_ count: Int)
}
extension Sorting {
    func sort(by key: Int) -> Bool { false }
    func sortingDidEnd(_ count: Int) {}
}

@MainActor class OpenSorter: Sorting {
    func sort(by key: Int) -> Bool { key == 1 }
    func sortingDidEnd() {}
    private func sortingWillEnd(_ count: Int) {}
    static func make() -> OpenSorter { OpenSorter() }
    func any<Key>(_ key: Key) {}
    var count: Int { 1 }
    struct Inner {
        func sort(by key: Int) -> Bool { true }
    }
}
extension OpenSorter {
    func inExtension(_ text: String?) {}
}
@MainActor private class PrivateSorter: Sorting {
    func sorting(by key: Int) -> Bool { key == 2 }
}
@MainActor class GenericSorter<Key>: Sorting {
    func sorting(by key: Key) -> Bool { true }
}

/// What is read of this very program. Nothing calls these methods, so their symbols are those of a debug build.
@Suite("Symbols of a class", .enabled(if: _isDebugAssertConfiguration())) @MainActor struct ClassSymbolsTests {
    private func names(of type: AnyClass) throws -> Set<String> {
        Set(try #require(ClassSymbols(type)).methods.map(\.name))
    }

    @Test("a class lists methods of itself and its extensions; no static or generic ones, or nested types'")
    func methods() throws {
        #expect(
            try names(of: OpenSorter.self) == ["sort(by:)", "sortingDidEnd()", "sortingWillEnd(_:)", "inExtension(_:)"])
        let symbols = try #require(ClassSymbols(OpenSorter.self))
        #expect(symbols.name == "ProgramSymbolsTests.OpenSorter")
        #expect(symbols.methods.filter(\.isPrivate).map(\.name) == ["sortingWillEnd(_:)"])
    }

    @Test("private, generic and local classes list their methods")
    func hiddenClasses() throws {
        @MainActor class LocalSorter: Sorting {
            func sortingEnded(_ count: Int) {}
        }
        #expect(try names(of: PrivateSorter.self) == ["sorting(by:)"])
        #expect(try names(of: GenericSorter<[Int]>.self) == ["sorting(by:)"])
        #expect(try names(of: LocalSorter.self) == ["sortingEnded(_:)"])
    }

    @Test("a class lists the protocols that it adopts, and their methods")
    func conformances() throws {
        for type in [OpenSorter.self, PrivateSorter.self, GenericSorter<Int>.self] as [AnyClass] {
            let conformances = try #require(ClassSymbols(type)).conformances
            #expect(conformances.keys.sorted() == ["ProgramSymbolsTests.Sorting"])
            #expect(Set(conformances.values.joined().map(\.name)) == ["sort(by:)", "sortingDidEnd(_:)"])
        }
    }

    @Test("a class read without methods still lists its protocols")
    func withoutMethods() throws {
        let symbols = try #require(ClassSymbols(OpenSorter.self, withMethods: false))
        #expect(symbols.methods.isEmpty)
        #expect(symbols.conformances.count == 1)
    }

    @Test("a library's class is looked up in the library's file, which may have no symbols")
    func libraryClass() {
        let symbols = ClassSymbols(NSObject.self)
        #expect(symbols == nil || symbols?.name == "Foundation.NSObject")
    }
}
