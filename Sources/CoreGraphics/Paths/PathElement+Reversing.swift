extension [PathElement] {
    /// The same parts in reverse order, each drawn from its end to its beginning.
    package var reversedPieces: [PathElement] {
        var pieces: [[PathElement]] = []
        for element in self {
            if case .move = element {
                pieces.append([element])
            } else if !pieces.isEmpty {
                pieces[pieces.count - 1].append(element)
            }
        }
        return pieces.reversed().flatMap(\.reversedPiece)
    }

    private var reversedPiece: [PathElement] {
        let isClosed = last == .close
        let open = isClosed ? Array(dropLast()) : self
        guard let end = open.penPosition else { return [] }
        var reversed: [PathElement] = [.move(end)]
        for index in open.indices.dropFirst().reversed() {
            guard let start = open[..<index].last?.end else { continue }
            switch open[index] {
            case .move, .close: break
            case .line: reversed.append(.line(start))
            case .quadCurve(_, let control): reversed.append(.quadCurve(start, control: control))
            case .curve(_, let control1, let control2):
                reversed.append(.curve(start, control1: control2, control2: control1))
            }
        }
        return isClosed ? reversed + [.close] : reversed
    }
}

extension PathElement {
    /// The end of the element; nil for closing, whose end depends on the whole path.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .close: nil
        }
    }
}
