import RenderTree
import Testing

// The samples of docstrings in Sources/RenderTree: Scripts/samples looks for them here.

@Suite("Docstrings: RenderTree") struct RenderTreeSampleTests {
    private let bytes = SampleHeader.png(width: 300, height: 200).bytes

    @Test("a header is read from memory") func memory() throws {
        let header = try ImageHeader.read(bytes)
        #expect(header.pixelSize == PixelSize(width: 300, height: 200))
    }

    @Test("a header is read in small pieces") func pieces() throws {
        let header = try ImageHeader.read { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
        #expect(header.pixelSize == PixelSize(width: 300, height: 200))
    }
}
