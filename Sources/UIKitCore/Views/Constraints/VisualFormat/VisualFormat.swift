import CoreGraphics
import Foundation

/// A parser of constraints as text: `H:|-[picture(44)]-[title]-(>=8@750)-|`.
@MainActor struct VisualFormat {
    /// A number or another view, with its relation and its priority.
    private struct Predicate {
        enum Object {
            case points(CGFloat)
            case view(UIView)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority = UILayoutPriority.required
    }

    private enum Connection {
        case standard
        case predicates([Predicate])
    }

    /// The distance between two views, in points. Our choice; iOS has always used it. The distance between a view and
    /// its superview is the superview's margin, as documented for `layoutMargins`.
    private static let spaceBetween: CGFloat = 8

    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var scanner: VisualFormatScanner
    private var isVertical = false
    private var constraints: [NSLayoutConstraint] = []

    init(_ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]) {
        self.format = format
        self.options = options
        self.metrics = metrics ?? [:]
        self.views = views
        scanner = VisualFormatScanner(format)
    }

    // MARK: Reading

    mutating func read() throws(VisualFormatError) -> [NSLayoutConstraint] {
        if scanner.skip("V:") { isVertical = true } else { _ = scanner.skip("H:") }
        let isOpened = scanner.skip("|")
        let opening = isOpened ? try connection() : nil
        var seen: [UIView] = [try view()]
        if isOpened { try connect(nil, opening, seen[0]) }
        while scanner.next != nil {
            let connection = try connection()
            if scanner.skip("|") {
                try connect(seen[seen.count - 1], connection, nil)
                guard scanner.next == nil else { throw fail("Expected the end of the format after '|'") }
                break
            }
            seen.append(try view())
            try connect(seen[seen.count - 2], connection, seen[seen.count - 1])
        }
        align(seen)
        return constraints
    }

    /// Reads a connection: nothing, a line for the usual distance, or a distance between two lines.
    private mutating func connection() throws(VisualFormatError) -> Connection? {
        guard scanner.skip("-") else { return nil }
        if scanner.next == "[" || scanner.next == "|" { return .standard }
        let predicates = try predicateList()
        guard scanner.skip("-") else { throw fail("Expected a '-' after the distance") }
        return .predicates(predicates)
    }

    private mutating func view() throws(VisualFormatError) -> UIView {
        guard scanner.skip("[") else { throw fail("Expected a View") }
        guard let name = scanner.name() else { throw fail("Expected a view name") }
        let view = try view(named: name)
        if scanner.next == "(" {
            for predicate in try predicateList() { constrainLength(of: view, predicate) }
        }
        guard scanner.skip("]") else { throw fail("Expected a ']' at the end of a view") }
        return view
    }

    private func view(named name: String) throws(VisualFormatError) -> UIView {
        guard let found = views[name] else { throw fail("\(name) is not a key in the views dictionary.") }
        guard let view = found as? UIView else { throw fail("\(name) is a \(type(of: found)), not a view.") }
        return view
    }

    private mutating func predicateList() throws(VisualFormatError) -> [Predicate] {
        guard scanner.skip("(") else { return [Predicate(object: .points(try points()))] }
        var predicates: [Predicate] = []
        repeat { predicates.append(try predicate()) } while scanner.skip(",")
        guard scanner.skip(")") else { throw fail("Expected a ')' or ',' after a predicate") }
        return predicates
    }

    private mutating func predicate() throws(VisualFormatError) -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if scanner.skip("<=") {
            relation = .lessThanOrEqual
        } else if scanner.skip(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = scanner.skip("==")
        }
        var predicate = Predicate(relation: relation, object: try object())
        if scanner.skip("@") { predicate.priority = UILayoutPriority(Float(try points())) }
        return predicate
    }

    private mutating func object() throws(VisualFormatError) -> Predicate.Object {
        let start = scanner
        if let name = scanner.name(), views[name] != nil, metrics[name] == nil { return .view(try view(named: name)) }
        scanner = start
        return .points(try points())
    }

    private mutating func points() throws(VisualFormatError) -> CGFloat {
        let isNegative = scanner.skip("-")
        if let number = scanner.number() { return CGFloat(isNegative ? -number : number) }
        guard let name = scanner.name() else { throw fail("Expected a number or the name of a metric") }
        guard let metric = metrics[name] else {
            throw fail("\(name) is not a key in the metrics dictionary.")
        }
        guard let points = Self.number(metric) else { throw fail("\(name) is a \(type(of: metric)), not a number.") }
        return isNegative ? -points : points
    }

    private static func number(_ metric: Any) -> CGFloat? {
        switch metric {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(Int(value))
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private func fail(_ words: String) -> VisualFormatError {
        VisualFormatError(words: words, format: format, position: scanner.position)
    }

    // MARK: Making constraints

    private mutating func constrainLength(of view: UIView, _ predicate: Predicate) {
        let own = isVertical ? view.heightAnchor : view.widthAnchor
        let constraint: NSLayoutConstraint
        switch predicate.object {
        case .points(let points):
            constraint = NSLayoutConstraint(own.side, predicate.relation, nil, multiplier: 1, constant: points)
        case .view(let other):
            let theirs = isVertical ? other.heightAnchor : other.widthAnchor
            constraint = NSLayoutConstraint(own.side, predicate.relation, theirs.side, multiplier: 1, constant: 0)
        }
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    /// Adds a constraint from one view to the next; nil is the superview.
    private mutating func connect(
        _ first: UIView?, _ connection: Connection?, _ second: UIView?
    ) throws(VisualFormatError) {
        let isToSuperview = first == nil || second == nil
        var predicates = [Predicate(object: .points(0))]
        var isToMargin = false
        switch connection {
        case nil: break
        case .standard where isToSuperview: isToMargin = true
        case .standard: predicates = [Predicate(object: .points(Self.spaceBetween))]
        case .predicates(let given): predicates = given
        }
        let around = (first ?? second)?.superview
        if isToSuperview, around == nil { throw fail("The view has no superview for '|'") }
        let (end, begin) = (edges.end, edges.begin)
        let (outerBegin, outerEnd) = isToMargin ? (begin.ofMargin, end.ofMargin) : (begin, end)
        for predicate in predicates {
            guard case .points(let points) = predicate.object else {
                throw fail("A distance can't be compared with a view")
            }
            let before = first.map { ConstraintSide($0.layoutItem, end) }
            let after = second.map { ConstraintSide($0.layoutItem, begin) }
            guard let left = before ?? around.map({ ConstraintSide($0.layoutItem, outerBegin) }),
                let right = after ?? around.map({ ConstraintSide($0.layoutItem, outerEnd) })
            else { continue }
            let constraint = NSLayoutConstraint(
                isBackwards ? left : right, predicate.relation, isBackwards ? right : left, multiplier: 1,
                constant: points)
            constraint.priority = predicate.priority
            constraints.append(constraint)
        }
    }

    /// Whether the first view is at the right.
    private var isBackwards: Bool { !isVertical && options.contains(.directionRightToLeft) }

    /// The edges at which a view begins and ends, in the order of the format.
    private var edges: (begin: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if isVertical {
            return options.contains(.spacingBaselineToBaseline) ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
        }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private mutating func align(_ views: [UIView]) {
        for (option, attribute) in NSLayoutConstraint.FormatOptions.alignments where options.contains(option) {
            for view in views.dropFirst() {
                constraints.append(
                    NSLayoutConstraint(
                        ConstraintSide(view.layoutItem, attribute), .equal,
                        ConstraintSide(views[0].layoutItem, attribute), multiplier: 1, constant: 0))
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge at the margins.
    fileprivate var ofMargin: Self {
        switch self {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .top, .firstBaseline: .topMargin
        case .bottom, .lastBaseline: .bottomMargin
        default: self
        }
    }
}
