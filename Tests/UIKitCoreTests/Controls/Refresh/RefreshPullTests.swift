import CoreGraphics
import Testing

@testable import UIKitCore

@Suite("Geometry of a refresh control") struct RefreshPullTests {
    private func pull(_ distance: CGFloat, _ course: RefreshPull.Course = .idle, viewport: CGFloat = 400) -> RefreshPull
    {
        RefreshPull(course: course, distance: distance, height: 60, viewport: viewport)
    }

    @Test("a pull triggers at 1.5 times the control's height, or at a quarter of a low view")
    func threshold() {
        #expect(pull(0).threshold == 90)
        #expect(pull(0, viewport: 200).threshold == 50)
    }

    @Test("a pulled control is at the edge; a refreshing one is on the content, or at the edge if further")
    func top() {
        #expect(pull(0).top == 0)
        #expect(pull(0.4).top == 0)
        #expect(pull(30).top == -30)
        #expect(pull(30, .refreshing).top == -60)
        #expect(pull(110, .refreshing).top == -110)
        #expect(pull(-500, .refreshing).top == -60)
        #expect(pull(30, .leaving).top == -60)
        #expect(pull(0, .leaving).top == 0)
    }

    @Test("spokes appear one after the other, up to the threshold")
    func spokes() {
        let counts = [10, 20, 28, 29, 55, 89, 90, 200].map { pull($0).spokes(of: 8, wheel: 20) }
        // 70 points of pull show 8 spokes: one every 8.75 points.
        #expect(counts == [0, 0, 0, 1, 4, 7, 8, 8])
        #expect(pull(5, .refreshing).spokes(of: 8, wheel: 20) == 8)
    }

    @Test("the indicator is in the middle of the visible part, and no lower than the control's middle")
    func middle() {
        #expect(pull(40).middle(at: 30) == 20)
        #expect(pull(80).middle(at: 30) == 30)
        #expect(pull(40, .refreshing).middle(at: 30) == 30)
    }

    @Test("the control fades as the content closes over it, and its title appears last")
    func alpha() {
        #expect(pull(10).alpha == 1)
        #expect(pull(30, .leaving).alpha == 0.5)
        #expect([45, 52.5, 60, 99].map { pull($0).titleAlpha } == [0, 0.5, 1, 1])
    }
}
