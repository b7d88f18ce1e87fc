import XCTest

// On Linux the package manager writes a list of each test class's methods and calls `testCase(_:)` with it. XCTest has
// that function for methods without an actor only: for a list of a class on the main actor the compiler writes a cast
// that fails when the program starts, before the first test. These functions take such lists as they are, so the
// compiler prefers them wherever it sees them (Decisions/0104).
//
// Two pairs, because a method's reference is `@Sendable` in Swift 6 mode and isn't in Swift 5 mode. This module is in
// Swift 5 mode: in Swift 6 mode its own `@MainActor` functions would be `@Sendable`, and the types wouldn't match.

/// Takes the tests of a class on the main actor.
public func testCase<Case: XCTestCase>(
    _ allTests: [(String, (Case) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
    entry(of: allTests.map { ($0.0, $0.1) })
}

/// Takes the tests of a class on the main actor, at least one of which throws.
public func testCase<Case: XCTestCase>(
    _ allTests: [(String, (Case) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
    entry(of: allTests)
}

/// Takes the tests of a class on the main actor, in Swift 6 mode.
public func testCase<Case: XCTestCase>(
    _ allTests: [(String, @Sendable (Case) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
    entry(of: allTests.map { ($0.0, $0.1) })
}

/// Takes the tests of a class on the main actor, at least one of which throws, in Swift 6 mode.
public func testCase<Case: XCTestCase>(
    _ allTests: [(String, @Sendable (Case) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
    entry(of: allTests.map { ($0.0, $0.1) })
}

/// XCTest runs methods that aren't async on the main thread.
private func entry<Case: XCTestCase>(
    of tests: [(String, (Case) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
    let onMainThread: [(String, (Case) -> () throws -> Void)] = tests.map { name, method in
        (name, { test in { try MainActor.assumeIsolated { try method(test)() } } })
    }
    return testCase(onMainThread)
}
