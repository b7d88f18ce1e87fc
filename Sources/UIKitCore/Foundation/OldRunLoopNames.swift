import Foundation

// Names of Swift 2 to 4. Code that uses one doesn't compile; the error gives today's name, which an editor can put in
// (Decisions/0094).

@available(*, unavailable, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    @available(*, unavailable, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }

    @available(*, unavailable, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }
}
