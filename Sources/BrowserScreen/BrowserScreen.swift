import Foundation
import RenderTree
import Synchronization

/// Serves a web page that shows the app, and reports what a person does there.
///
/// Any number of pages may show the app at the same time. A page that joins late, was disconnected or can't keep up
/// gets the difference between what it shows and what there is.
package final class BrowserScreen: Screen {
    private let options: Options
    private let hub: PageHub
    private let run: String
    private let now: @Sendable () -> Double
    private let receive: @Sendable ([InputEvent]) -> Void
    /// Encoding a frame takes too long for the main actor. A queue rather than a task, so that an app whose tasks block
    /// their threads still shows its frames.
    private let frames = DispatchQueue(label: "frames", qos: .userInteractive)
    private let lastInput = Mutex<InputEvent?>(nil)
    private let server = Mutex<(server: ScreenServer, token: AccessToken)?>(nil)

    /// - Parameters:
    ///   - now: Returns the frame clock's time, in seconds.
    ///   - receive: Called with the events in the order in which a page sent them, off the main actor.
    package init(
        options: Options, now: @escaping @Sendable () -> Double,
        receive: @escaping @Sendable ([InputEvent]) -> Void
    ) {
        run = String(AccessToken().text.prefix(8))
        self.options = options
        self.now = now
        self.receive = receive
        hub = PageHub(
            run: run, title: options.title, mostPages: options.mostPages, limits: options.limits,
            now: { ServerLoop.now })
    }

    deinit { server.withLock { $0?.server.stop() } }

    package func show(_ transaction: LayerTransaction) {
        frames.async { [hub] in hub.show(transaction) }
    }

    package func show(_ surroundings: Surroundings) {
        frames.async { [hub] in hub.show(surroundings) }
    }

    package func vibrate(_ vibration: Vibration) {
        frames.async { [hub] in hub.vibrate(vibration) }
    }

    package func announce(_ words: String) {
        frames.async { [hub] in hub.announce(words) }
    }

    package func open(address: String) -> Bool {
        frames.async { [hub] in hub.open(address: address) }
        return true
    }

    package var statistics: Statistics { hub.statistics }

    /// Serves the app at the requested port, or at the next free one after it, until ``stop()``.
    ///
    /// - Returns: The address to open. It contains the secret.
    package func start() throws -> URL {
        if let running = server.withLock({ $0 }) { return try url(port: running.server.port, token: running.token) }
        var taken: [UInt16] = []
        while true {
            let port = options.port + UInt16(taken.count)
            do {
                let running = try ScreenServer(host: options.host, port: port)
                let token = token(for: running.port)
                serve(on: running, token: token)
                if !taken.isEmpty { options.notice(Self.portNotice(taken: taken, used: running.port)) }
                return try url(port: running.port, token: token)
            } catch Socket.ListenFailure.portTaken where taken.count < Options.mostPortsTried && port < .max {
                taken.append(port)
            }
        }
    }

    /// Tells every page that the program ends, and why. After a mistake it adds the person's last action. Returns when
    /// the message has been sent, or after a second. Then the port is free.
    package func end(with words: LastWords) {
        var words = words
        if words.isMistake { words.input = words.input ?? lastInput.withLock { $0?.words } }
        hub.say(words)
        stop()
    }

    /// Disconnects every page and frees the port.
    package func stop() {
        let running = server.withLock { server in
            defer { server = nil }
            return server
        }
        hub.disconnectAll()
        running?.server.stop()
    }

    /// Returns the token. A port that the system chose may belong to another program tomorrow, so only a requested port
    /// keeps its token.
    private func token(for port: UInt16) -> AccessToken {
        guard let folder = options.folder, options.port != 0 else { return AccessToken() }
        return AccessToken(keptIn: folder, port: port, wantsNew: options.wantsNewToken)
    }

    private func serve(on running: ScreenServer, token: AccessToken) {
        let rules = AccessRules(
            token: token, port: running.port, hosts: [options.host], otherHosts: options.otherHostNames)
        let host = PageHost(
            hub: hub, limits: options.limits, now: now,
            receive: { [self] events in
                if let last = events.last(where: { $0.words != nil }) { lastInput.withLock { $0 = last } }
                receive(events)
            }, imageFailed: options.imageFailed)
        let handler = RequestHandler(
            rules: rules, images: ImageResponder(hub: hub, run: run), fonts: FontResponder(hub: hub, run: run))
        running.serve(handler, host: host, notice: options.notice)
        server.withLock { $0 = (running, token) }
    }

    private func url(port: UInt16, token: AccessToken) throws -> URL {
        let anyAddress = ["0.0.0.0", "::"].contains(options.host)
        let host = anyAddress ? "127.0.0.1" : AccessRules.urlHost(options.host)
        guard let url = URL(string: "http://\(host):\(port)/?token=\(token.text)") else {
            throw Socket.ListenFailure.badHost(options.host)
        }
        return url
    }

    private static func portNotice(taken: [UInt16], used: UInt16) -> String {
        let ports = taken.map(String.init).joined(separator: ", ")
        return "\(taken.count == 1 ? "Port \(ports) is" : "Ports \(ports) are") taken; using \(used)."
    }
}
