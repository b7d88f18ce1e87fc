import CoreGraphics
import RenderTree

/// Messages from the server to a page, each as the text of one WebSocket message. Documentation/ScreenProtocol.md lists
/// them.
package enum FrameMessage {
    /// The first message of every connection. `run` distinguishes this run of the app from earlier ones at the same
    /// address. The leading page determines size and appearance.
    package static func hello(run: String, title: String, leads: Bool) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"hello":{"run":"#)
        writer.string(run)
        writer.raw(#","title":"#)
        writer.string(title)
        writer.raw(#","leads":"#)
        writer.boolean(leads)
        writer.raw("}}")
        return writer.bytes
    }

    /// Tells a page that it leads now, because the leader has gone.
    package static let lead = Array(#"{"leads":true}"#.utf8)

    /// What the device shows around the app. `title` is for apps that set none.
    package static func surroundings(_ surroundings: Surroundings, title: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"around":{"title":"#)
        writer.string(surroundings.title ?? title)
        writer.raw(#","place":"#)
        if let place = surroundings.place { writer.string(place) } else { writer.raw("null") }
        if let activity = surroundings.activity {
            writer.raw(#","activity":"#)
            writer.integer(activity)
        }
        if !surroundings.steps.isEmpty {
            writer.raw(#","steps":"#)
            writer.array(surroundings.steps) { $0.integer($1) }
        }
        switch surroundings.statusBar {
        case .darkContent: writer.raw(#","status":"dark""#)
        case .lightContent: writer.raw(#","status":"light""#)
        case .hidden: writer.raw(#","status":null"#)
        }
        writer.raw(#","home":"#)
        writer.boolean(!surroundings.isHomeIndicatorHidden)
        writer.raw("}}")
        return writer.bytes
    }

    /// A short vibration of the device.
    package static func vibration(_ vibration: Vibration) -> [UInt8] {
        let times = vibration.pattern.map(String.init).joined(separator: ",")
        return Array("{\"vibrate\":[\(times)]}".utf8)
    }

    /// Words for a screen reader.
    package static func announcement(_ words: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"announce":"#)
        writer.string(words)
        writer.raw("}")
        return writer.bytes
    }

    /// An address to open in another tab.
    package static func opening(_ address: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"open":"#)
        writer.string(address)
        writer.raw("}")
        return writer.bytes
    }

    /// The last message of a program.
    package static func ended(_ words: LastWords) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"ended":{"title":"#)
        writer.string(words.title)
        for (name, text): (StaticString, String?) in [
            (#","remedy":"#, words.remedy), (#","text":"#, words.text), (#","input":"#, words.input),
            (#","command":"#, words.command),
        ] {
            guard let text else { continue }
            writer.raw(name)
            writer.string(text)
        }
        writer.raw("}}")
        return writer.bytes
    }

    /// One frame, without empty lists.
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
