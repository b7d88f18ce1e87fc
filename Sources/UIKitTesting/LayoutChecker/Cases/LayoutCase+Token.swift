// A case as one word, the value of UIKIT_REPLAY. Shells and logs leave it unchanged.
//
//     l1-3.0.40:320x480:s0.500_i2.0_t
//
// The items of the sections, the size, and the steps. An empty list is `-`.
extension LayoutCase {
    static let tokenPrefix = "l1-"

    var token: String {
        "\(Self.tokenPrefix)\(Self.list(items)):\(width)x\(height):"
            + (steps.isEmpty ? "-" : steps.map(\.token).joined(separator: "_"))
    }

    init?(token: String) {
        guard token.hasPrefix(Self.tokenPrefix) else { return nil }
        let parts = token.dropFirst(Self.tokenPrefix.count).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let items = Self.numbers(parts[0]) else { return nil }
        let size = parts[1].split(separator: "x").map { Int($0) }
        guard size.count == 2, let width = size[0], let height = size[1], width > 0, height > 0 else { return nil }
        var steps: [LayoutStep] = []
        for word in parts[2] == "-" ? [] : parts[2].split(separator: "_", omittingEmptySubsequences: false) {
            guard let step = LayoutStep(token: word) else { return nil }
            steps.append(step)
        }
        self.init(items: items, width: width, height: height, steps: steps)
    }

    fileprivate static func list(_ numbers: [Int]) -> String {
        numbers.isEmpty ? "-" : numbers.map(String.init).joined(separator: ".")
    }

    /// Returns nil if the text isn't a list of numbers from 0 upwards.
    fileprivate static func numbers(_ text: Substring) -> [Int]? {
        if text == "-" { return [] }
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        return numbers.allSatisfy { ($0 ?? -1) >= 0 } ? numbers.compactMap(\.self) : nil
    }
}

extension LayoutStep {
    fileprivate var token: String {
        let (letter, numbers): (String, [Int]) =
            switch self {
            case .scroll(let x, let y): ("s", [x, y])
            case .pull(let points, .beginning): ("p", [points])
            case .pull(let points, .end): ("P", [points])
            case .resize(let width, let height): ("z", [width, height])
            case .turn: ("t", [])
            case .insertItem(let item, let section): ("i", [section, item])
            case .deleteItem(let item, let section): ("d", [section, item])
            case .moveItem(let item, let section, let to, let target): ("m", [section, item, target, to])
            case .reloadItem(let item, let section): ("r", [section, item])
            case .insertSection(let section, let items): ("I", [section, items])
            case .deleteSection(let section): ("D", [section])
            case .moveSection(let section, let to): ("M", [section, to])
            case .reload(let items): ("R", items)
            }
        return letter + LayoutCase.list(numbers)
    }

    fileprivate init?(token: Substring) {
        guard let letter = token.first, let n = LayoutCase.numbers(token.dropFirst()) else { return nil }
        switch (letter, n.count) {
        case ("s", 2): self = .scroll(x: n[0], y: n[1])
        case ("p", 1): self = .pull(n[0], past: .beginning)
        case ("P", 1): self = .pull(n[0], past: .end)
        case ("z", 2): self = .resize(width: max(n[0], 1), height: max(n[1], 1))
        case ("t", 0): self = .turn
        case ("i", 2): self = .insertItem(n[1], section: n[0])
        case ("d", 2): self = .deleteItem(n[1], section: n[0])
        case ("m", 4): self = .moveItem(n[1], section: n[0], to: n[3], target: n[2])
        case ("r", 2): self = .reloadItem(n[1], section: n[0])
        case ("I", 2): self = .insertSection(n[0], items: n[1])
        case ("D", 1): self = .deleteSection(n[0])
        case ("M", 2): self = .moveSection(n[0], to: n[1])
        case ("R", _): self = .reload(n)
        default: return nil
        }
    }
}
