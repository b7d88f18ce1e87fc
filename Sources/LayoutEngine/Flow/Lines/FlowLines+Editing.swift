import CoreGraphics

extension FlowLines {
    /// Replaces some items with others.
    ///
    /// Fills lines again, beginning with the line of the item before, until a line begins at the same item as an old
    /// line. The lines after that only move, which costs one addition per chunk.
    ///
    /// - Complexity: O(items until a new line matches an old one + a chunk + log items). With items of different widths
    ///   that takes about 15 items; it never happens with several items of one width per line.
    mutating func replace(_ items: Range<Int>, with sizes: FlowSizes) {
        guard !replaceInChunk(items, with: sizes) else { return }
        var range = range
        range.replace(
            items.count, { size(of: items.lowerBound + $0) }, with: sizes,
            after: items.lowerBound > 0 ? size(of: items.lowerBound - 1) : nil,
            before: items.upperBound < itemCount ? size(of: items.upperBound) : nil)
        self.range = range
        var builder = LineBuilder(metrics, columns, lineLimit: LineChunk.mostLines)
        guard itemCount > 0 else {
            sizes.forEachRun { builder.append($0, count: $1) }
            chunks = OffsetTree(builder.finish())
            lineCount = builder.lineCount
            lookCount += builder.lookCount
            return measureExtent()
        }
        let (first, start) = chunks.find(number: max(items.lowerBound - 1, 0))
        // Lines that are filled here usually continue into the next chunk, and are joined with it.
        let here = storedCounts(first)
        let next = chunks.place(after: first).map(storedCounts) ?? (items: 0, lines: 0)
        builder.reserveCapacity(
            items: here.items + next.items + min(sizes.count, LineEdit.mostLines) + 16,
            lines: here.lines + next.lines + 8)
        appendHead(of: chunks[first], items: items.lowerBound - start.count, to: &builder)
        sizes.forEachRun { builder.append($0, count: $1) }
        let last = appendTail(fromItem: items.upperBound, first: first, to: &builder)

        let replacement = builder.finish()
        let replaced = counts(from: first, through: last)
        lineCount += builder.lineCount - replaced.lines
        lookCount += builder.lookCount
        if first == last, replacement.count == 1 {
            chunks.update(first) { $0 = replacement[0] }
        } else {
            chunks.replace(from: first, through: last, with: replacement)
        }
        if replaced.baseChunks > 0 { baseChunkCount -= replaced.baseChunks }
        measureExtent()
    }

    /// Handles the usual case: new lines match the old ones again in the chunk that changed.
    ///
    /// - Returns: Whether this was the case. If not, nothing has changed.
    private mutating func replaceInChunk(_ items: Range<Int>, with sizes: FlowSizes) -> Bool {
        guard itemCount > 0, sizes.count <= LineEdit.mostLines else { return false }
        let (place, start) = chunks.find(number: max(items.lowerBound - 1, 0))
        let local = items.lowerBound - start.count..<items.upperBound - start.count
        let isEnd = chunks.place(after: place) == nil
        let (isFit, isOwn, count) = chunks.withElement(at: place) {
            ($0.pointee.holdsForItself(local), $0.pointee.isOwn, $0.pointee.itemCount)
        }
        guard isFit else { return false }
        if !isOwn { own(place) }
        // The next item may be in another chunk.
        let after = local.upperBound == count && !isEnd ? size(of: items.upperBound) : nil
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: LineEdit.mostLines) { firsts in
            withUnsafeTemporaryAllocation(of: CGFloat.self, capacity: LineEdit.mostLines) { starts in
                let (firsts, starts) = (firsts.baseAddress.unsafelyUnwrapped, starts.baseAddress.unsafelyUnwrapped)
                let edit = chunks.withElement(at: place) { chunk in
                    withReader(chunk.pointee) { reader in
                        let edit = reader.edit(
                            local, with: sizes, metrics, columns, isEnd: isEnd, firsts: firsts, starts: starts)
                        if edit != nil { range = reader.range(range, replacing: local, with: sizes, nil, after) }
                        return edit
                    }
                }
                guard let edit else { return false }
                let oldLength = chunks.total.length
                chunks.update(place) {
                    $0.apply(edit, replacing: local, with: sizes, firsts: firsts, starts: starts)
                }
                lineCount += edit.newLineCount - edit.lines.count
                lookCount += edit.lookCount
                if isEnd { measureExtent() } else { extent += chunks.total.length - oldLength }
                return true
            }
        }
    }

    /// Gives a chunk of the solved lines its own memory.
    private mutating func own(_ place: OffsetTree<LineChunk>.Place) {
        let own = chunks.withElement(at: place) { chunk -> OwnLines? in
            guard case .base(let firstLine) = chunk.pointee.source else { return nil }
            let (items, lines) = (chunk.pointee.itemCount, chunk.pointee.lineCount)
            var own = OwnLines(reservingItems: items + items / 8 + 8, lines: lines + lines / 8 + 8)
            let first = Int(base.firsts[firstLine])
            own.lengths.append(base.lengths, first..<first + items)
            withReader(chunk.pointee) { $0.appendLines(0..<lines, to: &own, itemShift: 0, shift: 0) }
            return own
        }
        guard let own else { return }
        chunks.update(place) { $0.source = .own(own) }
        baseChunkCount -= 1
    }

    /// Adds the lines that stay, and the part that stays of the line that changes.
    private func appendHead(of chunk: LineChunk, items: Int, to builder: inout LineBuilder) {
        withReader(chunk) { reader in
            let line = reader.line(holding: max(items - 1, 0))
            append(0..<line.number, of: chunk, reader, to: &builder)
            for item in line.items.lowerBound..<items { builder.append(reader.size(item)) }
        }
    }

    /// Adds items until the lines match the old ones, and the rest of that chunk.
    ///
    /// - Returns: The last chunk that isn't needed any more.
    private func appendTail(
        fromItem item: Int, first: OffsetTree<LineChunk>.Place, to builder: inout LineBuilder
    ) -> OffsetTree<LineChunk>.Place {
        var (place, start) = chunks.find(number: item)
        var item = item - start.count
        while true {
            let chunk = chunks[place]
            let isDone = withReader(chunk) { reader -> Bool? in
                guard let line = Self.append(from: item, of: chunk, reader, to: &builder) else { return nil }
                if line == 0, place != first, isFineAlone(chunk, after: builder) { return false }
                append(line..<reader.lineCount, of: chunk, reader, to: &builder)
                return true
            }
            if isDone == false { return chunks.place(before: place) ?? place }
            guard isDone == nil, let next = chunks.place(after: place) else { return place }
            (place, item) = (next, 0)
        }
    }

    /// Whether the lines so far are enough for their own chunk.
    private func isFineAlone(_ chunk: LineChunk, after builder: LineBuilder) -> Bool {
        if case .equal = chunk.source { return true }
        return builder.openLineCount == 0 || builder.openLineCount >= LineChunk.fewestLines
    }

    /// Adds items one by one, until a line begins where a line of the chunk does.
    ///
    /// - Returns: This line of the chunk, or nil after the chunk's last item.
    private static func append(
        from item: Int, of chunk: LineChunk, _ reader: ChunkReader, to builder: inout LineBuilder
    ) -> Int? {
        if case .equal(let lines) = chunk.source {
            if item.isMultiple(of: lines.itemsPerLine), item < chunk.itemCount, builder.beginsLine(lines.size) {
                return item / lines.itemsPerLine
            }
            builder.append(lines.size, count: chunk.itemCount - item)
            return nil
        }
        guard item < reader.itemCount else { return nil }
        var line = reader.lineNumber(holding: item)
        if reader.first(line) < item { line += 1 }
        for item in item..<reader.itemCount {
            let size = reader.size(item)
            if line < reader.lineCount, reader.first(line) == item {
                if builder.beginsLine(size) { return line }
                line += 1
            }
            builder.append(size)
        }
        return nil
    }

    /// Adds lines unchanged.
    private func append(
        _ lines: Range<Int>, of chunk: LineChunk, _ reader: ChunkReader, to builder: inout LineBuilder
    ) {
        guard !lines.isEmpty else { return }
        switch chunk.source {
        case .base(let firstLine):
            builder.appendLines(lines, of: reader, base.lengths, from: Int(base.firsts[firstLine]))
        case .own(let own):
            builder.appendLines(lines, of: reader, own.lengths, from: 0)
        case .equal(let equal):
            builder.appendLines(of: equal.size, itemsPerLine: equal.itemsPerLine, count: lines.count)
        }
    }

    /// Returns how many items and lines of a chunk use memory; none for equal lines.
    private func storedCounts(_ place: OffsetTree<LineChunk>.Place) -> (items: Int, lines: Int) {
        chunks.withElement(at: place) {
            if case .equal = $0.pointee.source { return (0, 0) }
            return ($0.pointee.itemCount, $0.pointee.lineCount)
        }
    }

    /// Returns how many lines are in these chunks, and how many of the chunks are parts of the original solution.
    private func counts(
        from first: OffsetTree<LineChunk>.Place, through last: OffsetTree<LineChunk>.Place
    ) -> (lines: Int, baseChunks: Int) {
        var (lines, baseChunks) = (0, 0)
        var next: OffsetTree<LineChunk>.Place? = first
        while let place = next {
            chunks.withElement(at: place) {
                lines += $0.pointee.lineCount
                if case .base = $0.pointee.source { baseChunks += 1 }
            }
            next = place == last ? nil : chunks.place(after: place)
        }
        return (lines, baseChunks)
    }
}
