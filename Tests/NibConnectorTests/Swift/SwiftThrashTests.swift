import TestSupport
import Testing

@testable import NibConnector

@Suite("Swift source at random") struct SwiftThrashTests {
    private static let sample = Array(
        #"""
        #if os(Linux)
        @objc(Photo) final class PhotoCell<T: A<B>>: Base<T>, P where T: Q {
            @IBOutlet private(set) weak var a, b: UILabel! { didSet { "\(f("}"))" } }
            var c: [Int: (A) -> B] = [1: { $0 }], d = #"a " \#(1)"#, e = /[{"]/
            @IBAction func tap(_ sender: Any, forEvent event: A<B, C> = x < y) async throws(E) -> Void {}
            enum F { case g(h: Int); class I { func `in`() {} } } /* /* */ */
            var j: Int { get { 1 } set(k) { } } // {
        }
        #else
        extension PhotoCell { static func + (l: A, m: A) -> A {} }
        let n = """
            } \(o { "p" }) " \"""
            """
        #endif
        """#.utf8)

    @Test("randomly changed source is read to its end", arguments: SeededGenerator.seeds(1..<11))
    func mutations(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            var bytes = Self.sample
            for _ in 0..<Int.random(in: 1...6, using: &random) { Self.change(&bytes, &random) }
            let file = DeclarationReader.read(bytes)
            #expect(file == DeclarationReader.read(bytes), "UIKIT_SEED=\(seed) swift test --filter SwiftThrash")
            #expect(file.types.allSatisfy { !$0.path.isEmpty })
            let module = SwiftModule(named: "App", [file])
            for type in module.allClasses { #expect(!module.ancestry(of: type).classes.isEmpty) }
        }
    }

    private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = Int.random(in: 0..<max(bytes.count, 1), using: &random)
        guard place < bytes.count else { return }
        let end = min(place + Int.random(in: 1...40, using: &random), bytes.count)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = random.pick(from: Array("{}()[]<>\"'`#@/\\*:,=;.\n ".utf8))
        case 2: bytes.removeSubrange(place..<end)
        default: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        }
    }

    @Test(
        "20,000 nested or repeated pieces don't exhaust the stack",
        arguments: [
            "class A {", "{", "}", "(", "<", "\"\\(", "#\"", "#", "/*", "/", "/\\", "`", "@a(", "@", "var a: A<",
            "var a = {",
            "func a(b: ", "#if\n", "extension A: ", "var a: Int { get ", "class ", "private ", "a, ", "\\", "\"",
            "\"\"\"",
            "var a, ",
        ])
    func repetitions(_ piece: String) {
        let source = Array(String(repeating: piece, count: 20_000).utf8)
        #expect(DeclarationReader.read(source).types.count <= 20_000)
    }
}
