import RenderTree

/// Bytes on their way to one browser, in order. The system takes as many at a time as it can.
struct Outbox {
    /// The rest of a file that follows everything before, and how far it was read.
    struct Reading {
        let file: RegularFile
        var offset = 0
        /// Whether the next piece is being read.
        var isUnderway = false

        static let pieceBytes = 1 << 16
    }

    /// What a part is for the page that gets it.
    enum Kind {
        case message, frame
        /// A response, a pong or a close frame.
        case other
    }

    private struct Part {
        var bytes: ArraySlice<UInt8>
        let kind: Kind

        /// Whether the system has taken the beginning, so that the rest must follow.
        var hasBegun: Bool { bytes.startIndex > 0 }
    }

    private var parts: [Part] = []
    private(set) var reading: Reading?
    /// How many bytes wait.
    private(set) var count = 0
    /// How many frames the system has taken to their last byte that the page hasn't acknowledged.
    private(set) var framesOnTheWire = 0

    var isEmpty: Bool { parts.isEmpty && reading == nil }
    var canSend: Bool { !parts.isEmpty }

    mutating func append(_ bytes: [UInt8], as kind: Kind = .other) {
        guard !bytes.isEmpty else { return }
        parts.append(Part(bytes: bytes[...], kind: kind))
        count += bytes.count
    }

    /// Notes that the page has acknowledged a frame. Returns false if none is on the wire: the page can't have shown it.
    mutating func noteAcknowledgement() -> Bool {
        guard framesOnTheWire > 0 else { return false }
        framesOnTheWire -= 1
        return true
    }

    /// Forgets the messages and frames of which nothing has been sent, because the page won't stay.
    mutating func dropMessages() {
        parts.removeAll { $0.kind != .other && !$0.hasBegun }
        count = parts.reduce(0) { $0 + $1.bytes.count }
    }

    mutating func append(_ file: RegularFile) {
        if file.count > 0 { reading = Reading(file: file) }
    }

    /// Returns what to read next of the file, once everything before it has been sent.
    mutating func nextPiece() -> Reading? {
        guard parts.isEmpty, let next = reading, !next.isUnderway else { return nil }
        reading?.isUnderway = true
        return next
    }

    /// Appends a piece of the file. Returns false if the file is shorter than announced, or can't be read.
    mutating func append(piece: [UInt8]?) -> Bool {
        guard var reading, let piece, !piece.isEmpty else { return false }
        append(Array(piece.prefix(reading.file.count - reading.offset)))
        reading.offset += piece.count
        reading.isUnderway = false
        self.reading = reading.offset < reading.file.count ? reading : nil
        return true
    }

    /// Sends what waits, part by part, until `write` takes less than it is given. Returns how many bytes were sent, or
    /// nil if `write` returned nil.
    mutating func send(_ write: (ArraySlice<UInt8>) -> Int?) -> Int? {
        var sent = 0
        while let part = parts.first {
            guard let taken = write(part.bytes) else { return nil }
            sent += taken
            count -= taken
            guard taken == part.bytes.count else {
                parts[0].bytes = part.bytes.dropFirst(taken)
                break
            }
            if part.kind == .frame { framesOnTheWire += 1 }
            parts.removeFirst()
        }
        return sent
    }
}
