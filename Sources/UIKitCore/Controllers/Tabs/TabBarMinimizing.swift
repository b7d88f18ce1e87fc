import CoreGraphics

/// Decides whether a tab bar is small while a person scrolls.
struct TabBarMinimizing: Sendable, Hashable {
    private(set) var isMinimized = false
    /// The place where the content last moved in the direction that changes nothing.
    private var turn: CGFloat?

    /// The number of points that content must move in one direction before the bar changes. Our choice.
    static let way: CGFloat = 24

    /// Called when the content moved to `offset`. `range` contains all places where it can rest. With `isReversed`, the
    /// bar gets small on the way up, as for a conversation that begins at its end.
    mutating func contentMoved(to offset: CGFloat, in range: ClosedRange<CGFloat>, isReversed: Bool) {
        // Pulling content beyond an end makes no difference.
        let place = min(max(offset, range.lowerBound), range.upperBound)
        let way = isReversed ? range.upperBound - place : place - range.lowerBound
        // At the beginning of the content the bar is large.
        guard way > 0 else { return expand() }
        guard let turn else { return self.turn = way }
        let isOn = isMinimized ? way > turn : way < turn
        if isOn { return self.turn = way }
        guard abs(way - turn) >= Self.way else { return }
        isMinimized.toggle()
        self.turn = way
    }

    mutating func expand() {
        isMinimized = false
        turn = nil
    }
}
