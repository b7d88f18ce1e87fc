import ProgramSymbols
import Testing

@Suite("Signatures of methods") struct MethodSignatureTests {
    private func signature(_ text: String, of type: String = "Feed.Wall") -> MethodSignature? {
        MethodSignature(text, of: type)
    }

    @Test("a signature's labels, types and result are read")
    func parts() throws {
        let read = try #require(
            signature(
                "Feed.Wall.collectionView(_: UIKitCore.UICollectionView, sizeForItemAt: Foundation.IndexPath) -> CoreGraphics.CGSize"
            ))
        #expect(read.base == "collectionView")
        #expect(read.parameters.map(\.label) == ["", "sizeForItemAt"])
        #expect(read.parameters.map(\.type) == ["UIKitCore.UICollectionView", "Foundation.IndexPath"])
        #expect(read.result == "CoreGraphics.CGSize")
        #expect(read.name == "collectionView(_:sizeForItemAt:)")
        #expect(!read.isPrivate)
    }

    @Test("functions, tuples and generic types as parameters are not split")
    func nestedTypes() throws {
        let read = try #require(
            signature(
                "Feed.Wall.load(_: (Swift.Int, b: Swift.String), then: ([Swift.Int : A<B, C>]) -> (), to: inout C) async throws -> (A) -> ()"
            ))
        #expect(
            read.parameters.map(\.type) == ["(Swift.Int, b: Swift.String)", "([Swift.Int : A<B, C>]) -> ()", "inout C"])
        #expect(read.effects == "async throws")
        #expect(read.result == "(A) -> ()")
    }

    @Test("a method without parameters is read")
    func nothing() throws {
        let read = try #require(signature("Feed.Wall.align() -> ()"))
        #expect(read.name == "align()")
        #expect(read.parameters.isEmpty)
    }

    @Test("a private method is private, a method of a private class isn't")
    func privateMethods() throws {
        #expect(try #require(signature("Feed.Wall.(align in _18F3)(to: A) -> ()")).isPrivate)
        let ofPrivateClass = try #require(
            signature("Feed.(Wall in _18F3).align(to: A) -> ()", of: "Feed.(Wall in _18F3)"))
        #expect(ofPrivateClass.name == "align(to:)")
        #expect(!ofPrivateClass.isPrivate)
    }

    @Test("a method of a class inside a function is read")
    func localClass() throws {
        let type = "Wall #1 in Feed.test() -> Any.Type"
        #expect(try #require(signature("align(to: A) -> () in \(type)", of: type)).name == "align(to:)")
    }

    @Test(
        "a symbol that is no method of the class itself is not read",
        arguments: [
            "static Feed.Wall.align() -> ()", "Feed.Wall.Brick.align() -> ()", "Feed.Wall2.align() -> ()",
            "Feed.Wall.align<A where A: B>(A) -> ()", "Feed.Wall.== infix(A, A) -> Swift.Bool",
            "inner #1 () -> () in Feed.Wall.align() -> ()",
            "Feed.Wall.align(", "Feed.Wall.align(_: A", "Feed.Wall.align(_: A)", "Feed.Wall.align(,",
            "Feed.Wall.align(a: , ) -> ()", "Feed.Wall.", "",
        ])
    func others(text: String) { #expect(signature(text) == nil) }
}
