import CoreGraphics

/// A number type in which ``ItemLengths`` stores lengths.
protocol FlowLength: Comparable {
    var length: CGFloat { get }
}

extension Float: FlowLength {
    @inline(__always) var length: CGFloat { CGFloat(self) }
}

extension Double: FlowLength {
    @inline(__always) var length: CGFloat { self }
}
