/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Points that the path goes around more often in one direction than in the other.
    case winding
    /// Points from which every way out crosses the path an odd number of times.
    case evenOdd
}

/// Which part of a path to paint.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
