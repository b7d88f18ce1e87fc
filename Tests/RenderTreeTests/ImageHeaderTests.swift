import RenderTree
import TestSupport
import Testing

@Suite("Image headers") struct ImageHeaderTests {
    @Test("each image format has its media type and size", arguments: SampleHeader.all)
    func sizes(sample: SampleHeader) throws {
        let header = try ImageHeader.read(sample.bytes)
        #expect(header.format == sample.format)
        #expect(header.format.mediaType == "image/\(sample.format)")
        #expect(header.pixelSize == PixelSize(width: 300, height: 200))
    }

    @Test("an image taken with the camera on its side is upright 200 × 300", arguments: [5, 6, 7, 8])
    func sideways(orientation: UInt8) throws {
        for sample in [SampleHeader.jpeg(orientation: orientation), .extendedWebP(orientation: orientation)] {
            let header = try ImageHeader.read(sample.bytes)
            #expect(header.orientation == Int(orientation))
            #expect(header.uprightPixelSize == PixelSize(width: 200, height: 300))
        }
    }

    @Test("an orientation unknown to EXIF counts as upright", arguments: [0, 9, 255])
    func unknownOrientation(orientation: UInt8) throws {
        #expect(try ImageHeader.read(SampleHeader.jpeg(orientation: orientation).bytes).orientation == 1)
    }

    @Test("EXIF is read in either byte order")
    func byteOrders() throws {
        let big = SampleHeader.jpeg(orientation: 6, isLittleEndian: false)
        #expect(try ImageHeader.read(big.bytes).orientation == 6)
    }

    @Test("a header that is cut off requests more bytes until it is complete", arguments: SampleHeader.all)
    func truncated(sample: SampleHeader) throws {
        for count in 0..<sample.sizeEnd {
            #expect {
                try ImageHeader.read(sample.bytes.prefix(count))
            } throws: { error in
                guard case .needsMoreBytes(let wanted) = error as? ImageHeaderError else { return false }
                return wanted > count
            }
        }
        #expect(try ImageHeader.read(sample.bytes.prefix(sample.sizeEnd)).pixelSize.width == 300)
    }

    @Test("a file is read in small pieces, and large segments are skipped")
    func pieces() throws {
        let bytes = SampleHeader.jpeg(orientation: 3, padding: 60_000).bytes
        var read = 0
        let header = try ImageHeader.read { offset, count in
            let piece = bytes.dropFirst(offset).prefix(count)
            read += piece.count
            return Array(piece)
        }
        #expect(header == ImageHeader(format: .jpeg, pixelSize: PixelSize(width: 300, height: 200), orientation: 3))
        #expect(read < 100)
    }

    @Test("empty, too large and unknown files are refused with a reason")
    func refusals() {
        #expect(throws: ImageHeaderError.unknownFormat) { try ImageHeader.read(Array("<svg></svg>".utf8)) }
        #expect(throws: ImageHeaderError.unknownFormat) { try ImageHeader.read(Array("RIFF1234WAVEfmt ".utf8)) }
        for (width, height) in [(0, 10), (10, 0), (65_536, 1), (16_385, 16_384), (4_294_967_295, 4_294_967_295)] {
            #expect(throws: ImageHeaderError.unusableSize(PixelSize(width: width, height: height))) {
                try ImageHeader.read(SampleHeader.png(width: width, height: height).bytes)
            }
        }
        #expect(
            ImageHeaderError.unusableSize(PixelSize(width: 0, height: 9)).description == """
                The image says it is 0 × 9 pixels. Each side must be from 1 to 65535, and all pixels together at \
                most 268435456.
                """)
    }

    @Test("an endless chain of segments is given up")
    func endless() {
        let expected = ImageHeaderError.malformed(.jpeg, "a thousand segments and no size")
        #expect(throws: expected) {
            try ImageHeader.read { offset, count in
                offset == 0 ? Array([0xFF, 0xD8, 0xFF, 0xFE].prefix(count)) : Array(repeating: 0xFF, count: count)
            }
        }
    }

    @Test("a damaged header is read or refused")
    func damage() {
        for seed in SeededGenerator.seeds(0..<20_000) { readsOrRefuses(seed: seed) }
    }

    private func readsOrRefuses(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = random.pick(from: SampleHeader.all).bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let anyByte = UInt8.random(in: 0...255, using: &random)
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = random.pick(from: [anyByte, 0, 0xFF])
        }
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random) / 2)
        guard let header = try? ImageHeader.read(bytes) else { return }
        #expect((1...8).contains(header.orientation), "UIKIT_SEED=\(seed)")
        #expect((1...65_535).contains(header.pixelSize.width), "UIKIT_SEED=\(seed)")
        #expect((1...65_535).contains(header.pixelSize.height), "UIKIT_SEED=\(seed)")
    }
}
