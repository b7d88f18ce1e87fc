import CoreGraphics
import RenderTree

/// What the server says to a page, as the text of one WebSocket message. Documentation/ScreenProtocol.md lists it all.
package enum FrameMessage {
    /// The first message of every connection. `run` tells this run of the app from earlier ones at the same address.
    package static func hello(run: String, title: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"hello":{"run":"#)
        writer.string(run)
        writer.raw(#","title":"#)
        writer.string(title)
        writer.raw("}}")
        return writer.bytes
    }

    /// One frame: only the lists that have something in them.
    package static func frame(_ transaction: LayerTransaction) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"frame":"#)
        writer.integer(transaction.number)
        if let root = transaction.root {
            writer.raw(#","root":"#)
            writer.integer(root.rawValue)
        }
        if !transaction.created.isEmpty {
            writer.raw(#","created":"#)
            writer.array(transaction.created) { $0.integer($1.rawValue) }
        }
        if !transaction.changes.isEmpty {
            writer.raw(#","changed":"#)
            writer.array(transaction.changes) { $0.change($1) }
        }
        if !transaction.placements.isEmpty {
            writer.raw(#","placed":"#)
            writer.array(transaction.placements) { $0.placement($1) }
        }
        if !transaction.removed.isEmpty {
            writer.raw(#","removed":"#)
            writer.array(transaction.removed) { $0.integer($1.rawValue) }
        }
        writer.raw("}")
        return writer.bytes
    }
}

extension JSONWriter {
    /// `[layer, {"property": value, …}]`
    fileprivate mutating func change(_ change: LayerChange) {
        raw("[")
        integer(change.layer.rawValue)
        raw(",{")
        for (index, property) in change.properties.enumerated() {
            if index > 0 { raw(",") }
            self.property(property, of: change.layer)
        }
        raw("}]")
    }

    /// `[layer, parent or null, the sibling above it or null]`
    fileprivate mutating func placement(_ placement: LayerPlacement) {
        raw("[")
        integer(placement.layer.rawValue)
        for other in [placement.parent, placement.sibling] {
            raw(",")
            if let other { integer(other.rawValue) } else { raw("null") }
        }
        raw("]")
    }
}
