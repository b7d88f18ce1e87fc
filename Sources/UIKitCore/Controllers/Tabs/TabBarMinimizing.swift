import CoreGraphics

/// Whether a tab bar is small, as a person scrolls.
struct TabBarMinimizing: Sendable, Hashable {
    private(set) var isMinimized = false
    /// Where the content was when it last went the way that changes nothing.
    private var turn: CGFloat?

    /// Points that content has to go one way before the bar follows. Our choice.
    static let way: CGFloat = 24

    /// Content came to `offset`, of all where it can rest.
    ///
    /// - Parameter isReversed: whether the bar gets small on the way up, as below a conversation that begins at its end.
    mutating func contentMoved(to offset: CGFloat, in range: ClosedRange<CGFloat>, isReversed: Bool) {
        // What is pulled beyond an end says nothing.
        let place = min(max(offset, range.lowerBound), range.upperBound)
        let way = isReversed ? range.upperBound - place : place - range.lowerBound
        // At the end where content begins the bar is large.
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
