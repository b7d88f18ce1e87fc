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

    private var parts: [ArraySlice<UInt8>] = []
    private(set) var reading: Reading?
    /// How many bytes wait.
    private(set) var count = 0

    var isEmpty: Bool { parts.isEmpty && reading == nil }
    var canSend: Bool { !parts.isEmpty }

    mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        parts.append(bytes[...])
        count += bytes.count
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
            guard let taken = write(part) else { return nil }
            sent += taken
            count -= taken
            guard taken == part.count else {
                parts[0] = part.dropFirst(taken)
                break
            }
            parts.removeFirst()
        }
        return sent
    }
}
