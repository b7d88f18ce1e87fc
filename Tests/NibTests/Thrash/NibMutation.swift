import NibReader
import TestSupport

/// A XIB or storyboard on the way to nonsense.
struct NibMutation {
    private var root: Node

    private final class Node {
        var name: String
        var attributes: [(name: String, value: String)]
        var children: [Node]
        var text: String

        init(_ element: XMLElement) {
            name = element.name
            attributes = element.attributes.map { ($0.key, $0.value) }
            children = element.children.map(Node.init)
            text = element.text
        }

        init(copying node: Node) {
            (name, attributes, text) = (node.name, node.attributes, node.text)
            children = node.children.map(Node.init(copying:))
        }

        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    init(of element: XMLElement) { root = Node(element) }

    // MARK: Changes

    mutating func change(_ random: inout SeededGenerator) {
        // The root contains the kind of file, and no file opens without it.
        let nodes = Array(root.all.dropFirst())
        let node = random.pick(from: nodes)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: changeValue(of: node, among: nodes, &random)
        case 4: node.attributes.shuffle(using: &random)
        case 5: node.name = random.pick(from: nodes).name
        case 6:
            // A copy inserted into itself would have no end.
            let copy = Node(copying: random.pick(from: nodes))
            node.children.insert(copy, at: Int.random(in: 0...node.children.count, using: &random))
            if Bool.random(using: &random) { renumber(copy, &random) }
        case 7: node.children.shuffle(using: &random)
        case 8: if !node.children.isEmpty { node.children.removeFirst() }
        default:
            if !node.attributes.isEmpty {
                node.attributes.remove(at: .random(in: node.attributes.indices, using: &random))
            }
        }
    }

    private func changeValue(of node: Node, among nodes: [Node], _ random: inout SeededGenerator) {
        guard !node.attributes.isEmpty else { return }
        let place = Int.random(in: node.attributes.indices, using: &random)
        let others = random.pick(from: nodes).attributes
        node.attributes[place].value =
            Bool.random(using: &random) && !others.isEmpty
            ? random.pick(from: others).value : random.pick(from: Self.values)
    }

    private func renumber(_ node: Node, _ random: inout SeededGenerator) {
        for inner in node.all {
            for place in inner.attributes.indices where inner.attributes[place].name == "id" {
                inner.attributes[place].value = "n\(UInt32.random(in: 0...UInt32.max, using: &random))"
            }
        }
    }

    private static let values = [
        "", "0", "-1", "1e300", "-1e300", "1e-320", "NaN", "inf", "99999999999999999999", "0.5", "YES", "NO", "UILabel",
        "UIViewController", "NSObject", "Swift.Array", "\u{1F600}", "..", "/etc/passwd", "a.b.c", "1000", "1001",
        "16:0",
    ]

    // MARK: The file

    /// Returns the file's bytes, sometimes with a few wrong ones.
    func bytes(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(Self.text(of: root).utf8)
        if Int.random(in: 0..<5, using: &random) == 0 {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 32..<127, using: &random)
        }
        return bytes
    }

    private static func text(of node: Node) -> String {
        let attributes = node.attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
        let children = node.children.map { text(of: $0) + "\n" }.joined()
        return "<\(node.name)\(attributes)>\(escaped(node.text))\(children)</\(node.name)>"
    }

    private static func escaped(_ text: String) -> String {
        text.map { "<>&\"".contains($0) ? "&#\($0.unicodeScalars.first!.value);" : String($0) }.joined()
    }
}
