#if Browser
    import FlyingFox
    import Foundation
    import RenderTree

    /// One page's WebSocket: frames out, acknowledgements and events in.
    struct PageSocket: WSHandler {
        let hub: PageHub
        let limits: PageLimits
        let now: @Sendable () -> Double
        let receive: @Sendable ([InputEvent]) -> Void
        let imageFailed: @Sendable (Int) -> Void

        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
            let (frames, outlet) = AsyncStream.makeStream(of: WSFrame.self)
            let page = hub.connect(
                send: { outlet.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data($0))) },
                close: {
                    outlet.yield(.close(code: .goingAway)); outlet.finish()
                })
            let reading = Task {
                if let page {
                    await read(client, page: page, outlet: outlet)
                } else {
                    await Self.close(client, outlet: outlet, because: .tooManyPages)
                }
                outlet.finish()
            }
            outlet.onTermination = { _ in reading.cancel() }
            return frames
        }

        /// Until the page leaves or breaks a rule; then what it held down is let go.
        private func read(
            _ client: AsyncThrowingStream<WSFrame, any Error>, page: PageHub.PageID,
            outlet: AsyncStream<WSFrame>.Continuation
        ) async {
            var session = PageSession(page: page, limits: limits)
            do {
                for try await frame in client {
                    switch frame.opcode {
                    case .ping:
                        try session.admit(1)
                        outlet.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
                    case .close:
                        outlet.yield(.close(code: .normalClosure))
                        throw CancellationError()
                    case .text, .continuation, .binary:
                        guard let text = try session.text(of: frame.payload, part: Self.part(frame)) else { continue }
                        try handle(text, session: &session)
                    default: break
                    }
                }
            } catch let violation as ProtocolViolation {
                hub.disconnect(page)
                await Self.close(client, outlet: outlet, because: violation)
            } catch {
                // The page is gone, by its will or not; there is nobody to tell.
            }
            hub.disconnect(page)
            let cancelled = session.gestures.cancellations(at: now())
            if !cancelled.isEmpty { receive(cancelled) }
        }

        private func handle(_ text: Data, session: inout PageSession) throws {
            switch try PageMessage(json: text) {
            case .acknowledgement(let frame):
                try session.admit(1)
                try hub.acknowledge(frame, from: session.page)
            case .imageFailure(let id):
                try session.admit(1)
                if hub.noteFailure(ofImage: id) { imageFailed(id) }
            case .events(let events):
                try session.admit(events.count + 1)
                receive(session.translated(events, now: now()))
            }
        }

        private static func part(_ frame: WSFrame) -> PageSession.MessagePart {
            switch (frame.opcode, frame.fin) {
            case (.binary, _): .foreign
            case (.text, true): .whole
            case (.text, false): .first
            case (_, let isLast): isLast ? .last : .middle
            }
        }

        /// Says why, then waits a moment for the page's answer: closing at once could lose the reason on its way.
        private static func close(
            _ client: AsyncThrowingStream<WSFrame, any Error>, outlet: AsyncStream<WSFrame>.Continuation,
            because violation: ProtocolViolation
        ) async {
            outlet.yield(.close(code: WSCloseCode(violation.code, reason: violation.reason)))
            let patience = Task {
                try await Task.sleep(for: .seconds(1))
                outlet.finish()
            }
            do {
                for try await frame in client where frame.opcode == .close { break }
            } catch {}
            patience.cancel()
        }
    }
#endif
