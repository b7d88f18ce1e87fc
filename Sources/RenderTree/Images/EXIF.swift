/// A camera's data: a small TIFF file inside the picture, of which only the orientation is read.
enum EXIF {
    /// Returns 1…8, or nil if there is no valid value. Damaged data doesn't make a picture unusable.
    static func orientation(in source: ImageBytes, at offset: Int, count: Int) -> Int? {
        // The orientation is among the first entries of the first table; thumbnails and maker's notes follow.
        var notes = source.peek(at: offset, count: min(count, 4096))
        if notes.starts(with: "Exif\0\0".utf8) {
            notes.removeFirst(6)
        }
        guard notes.count >= 8 else { return nil }
        let isLittleEndian = notes.starts(with: "II".utf8)
        guard isLittleEndian || notes.starts(with: "MM".utf8) else { return nil }

        func number(at offset: Int, count: Int) -> Int? {
            guard offset >= 0, offset + count <= notes.count else { return nil }
            return isLittleEndian
                ? notes.littleEndian(at: offset, count: count) : notes.bigEndian(at: offset, count: count)
        }
        guard number(at: 2, count: 2) == 42, let table = number(at: 4, count: 4),
            let entries = number(at: table, count: 2)
        else { return nil }
        for index in 0..<entries {
            let entry = table + 2 + index * 12
            guard let tag = number(at: entry, count: 2) else { return nil }
            guard tag == 0x0112, number(at: entry + 2, count: 2) == 3 else { continue }
            return number(at: entry + 8, count: 2).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }
}
