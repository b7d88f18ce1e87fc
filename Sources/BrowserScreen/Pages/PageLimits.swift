/// What one page may send. Our own page stays far below; whoever goes beyond is cut off.
package struct PageLimits: Sendable {
    package var messageBytes = 65_536
    package var eventsPerSecond = 2000.0
    package var burst = 4000.0

    package init() {}
}
