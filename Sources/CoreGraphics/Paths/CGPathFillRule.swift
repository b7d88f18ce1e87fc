/// Which places lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Those that it goes around more often one way than the other.
    case winding
    /// Those from which every way out crosses it an odd number of times.
    case evenOdd
}

/// What of a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
