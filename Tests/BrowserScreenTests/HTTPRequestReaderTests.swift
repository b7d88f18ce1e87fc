import BrowserScreen
import TestSupport
import Testing

@Suite("HTTP requests") struct HTTPRequestReaderTests {
    /// Returns the requests in the bytes, or the status of the refusal.
    private func read(_ bytes: [UInt8], piece: Int = .max) -> Result<[HTTPRequest], HTTPRequestReader.Refusal> {
        var (reader, rest) = (HTTPRequestReader(), bytes[...])
        var requests: [HTTPRequest] = []
        do {
            while !rest.isEmpty {
                reader.append(rest.prefix(piece))
                rest = rest.dropFirst(piece)
                while let request = try reader.next() { requests.append(request) }
            }
            return .success(requests)
        } catch {
            return .failure(error)
        }
    }

    private func read(_ text: String, piece: Int = .max) -> Result<[HTTPRequest], HTTPRequestReader.Refusal> {
        read(Array(text.utf8), piece: piece)
    }

    private func status(_ text: String) -> Int? {
        if case .failure(let refusal) = read(text) { refusal.status } else { nil }
    }

    @Test("a request has its first line and its headers, in however many pieces it arrives", arguments: [1, 7, 1000])
    func request(piece: Int) throws {
        let text = "GET /a/b?token=x&y=1 HTTP/1.1\r\nHost: here:80\r\nCOOKIE: a=1\r\ncookie:\tb=2 \r\n\r\n"
        let requests = try read(text + "GET / HTTP/1.0\r\n\r\n" + "GET", piece: piece).get()
        try #require(requests.count == 2)
        #expect(requests[0].method == "GET" && requests[0].path == "/a/b" && requests[0].parameter("token") == "x")
        #expect(requests[0].parameter("y") == "1" && requests[0].parameter("toke") == nil)
        #expect(requests[0]["host"] == "here:80" && requests[0]["cookie"] == "a=1; b=2" && requests[0]["origin"] == nil)
        #expect(!requests[0].isLast)
        #expect(requests[1].isLast, "HTTP/1.0 closes after the answer")
    }

    @Test("Connection: Close marks a browser's last request")
    func lastRequest() throws {
        #expect(try read("GET / HTTP/1.1\r\nConnection: Close\r\n\r\n").get().first?.isLast == true)
        #expect(try read("GET / HTTP/1.1\r\nConnection: keep-alive\r\n\r\n").get().first?.isLast == false)
    }

    @Test(
        "malformed requests are refused",
        arguments: [
            "\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\n\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n",
            "GET http://a/ HTTP/1.1\r\n\r\n", "GET /\u{e9} HTTP/1.1\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nHost : x\r\n\r\n",
            "GET / HTTP/1.1\r\nA: b\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nA: b\u{0}\r\n\r\n",
            "GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            "GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n",
        ])
    func malformed(text: String) {
        #expect(status(text) == 400)
    }

    @Test("other versions and bodies are refused with their own status")
    func otherRefusals() {
        #expect(status("GET / HTTP/2.0\r\n\r\n") == 505)
        #expect(status("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc") == 413)
        #expect(status("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == 413)
        #expect(status("GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n") == nil)
    }

    @Test("a line has at most 16 kB, all lines at most 64, and at most a hundred headers")
    func lengths() {
        let line = String(repeating: "a", count: HTTPRequestReader.mostLineBytes)
        #expect(status("GET /\(line)") == 431)
        #expect(status("GET / HTTP/1.1\r\nA: \(line.dropLast(10))\r\n\r\n") == nil)
        let header = "A: \(line.dropLast(100))\r\n"
        #expect(status("GET / HTTP/1.1\r\n" + String(repeating: header, count: 5)) == 431)
        #expect(status("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 100) + "\r\n") == nil)
        #expect(status("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 101) + "\r\n") == 431)
    }

    @Test("changed requests are read or refused, however they are split", arguments: SeededGenerator.seeds(0..<300))
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = Array("GET /a?b HTTP/1.1\r\nHost: c\r\nCookie: d=e\r\n\r\nGET / HTTP/1.1\r\n\r\n".utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            default: bytes.insert(random.pick(from: [13, 10, 32, 58, 0]), at: place)
            }
        }
        let whole = read(bytes)
        #expect([1, 3].allSatisfy { read(bytes, piece: $0) == whole }, "seed \(seed)")
    }
}
