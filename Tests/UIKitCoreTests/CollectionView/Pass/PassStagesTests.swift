import Testing

@testable import UIKitCore

@Suite("Stages of a layout pass") struct PassStagesTests {
    /// Returns the stages of a pass at rest: prepared, and all views compared.
    private func rested() -> PassStages {
        var stages = PassStages()
        stages.layoutIsPrepared()
        stages.viewsWereCompared()
        stages.wasLaidOut()
        return stages
    }

    @Test("at first a reload is pending, and all views have to be compared") func beginning() {
        let stages = PassStages()
        #expect(stages.layout == .reloadPending && stages.comparison == .allViews && !stages.isLaidOut)
    }

    @Test("cells stay only if every invalidation leaves them in place") func cellsStay() {
        var stages = rested()
        let stay = [
            stages.invalidate(cellsStay: true), stages.invalidate(cellsStay: true),
            stages.invalidate(cellsStay: false), stages.invalidate(cellsStay: true),
        ]
        #expect(stay == [true, true, false, false])
        #expect(stages.layout == .invalid(cellsStay: false) && stages.comparison == .allViews)
    }

    @Test("where cells stay, only headers and footers are compared") func supplementaryViews() {
        var stages = rested()
        stages.invalidate(cellsStay: true)
        stages.layoutIsPrepared()
        #expect(stages.comparison == .supplementaryViews)
        stages.compare(.allViews)
        stages.compare(.supplementaryViews)
        #expect(stages.comparison == .allViews, "less to compare does not take back more")
    }

    @Test("views compared before the layout was prepared are compared once more") func comparedTooSoon() {
        var stages = rested()
        stages.invalidate(cellsStay: true)
        stages.viewsWereCompared()
        stages.layoutIsPrepared()
        #expect(stages.comparison == .supplementaryViews)
    }

    @Test("an invalidation doesn't replace a pending reload") func reload() {
        var stages = rested()
        stages.reload()
        stages.invalidate(cellsStay: true)
        #expect(stages.layout == .reloadPending && stages.comparison == .allViews && !stages.isLaidOut)
    }

    @Test("a layout invalidated while it is prepared is prepared again") func invalidationInPrepare() {
        var stages = rested()
        stages.invalidate(cellsStay: false)
        let began = stages.begin(.preparing)
        stages.layoutIsPrepared()
        stages.invalidate(cellsStay: false)
        let beganInside = stages.begin(.preparing)
        stages.end(.preparing)
        let beganAfterwards = stages.begin(.preparing)
        #expect(began && !beganInside && beganAfterwards)
    }

    @Test("a layout that is up to date is not prepared") func preparedTwice() {
        var stages = rested()
        let began = stages.begin(.preparing)
        #expect(!began)
    }

    @Test("a pass begun inside of a pass runs after it, once") func passInPass() {
        var stages = rested()
        let outer = stages.begin(.layingOut)
        let inner = [stages.begin(.layingOut), stages.begin(.layingOut)]
        let isDue = stages.end(.layingOut)
        let next = stages.begin(.layingOut)
        let isDueAgain = stages.end(.layingOut)
        #expect(outer && inner == [false, false] && isDue && next && !isDueAgain)
    }

    @Test("preparing the layout inside of a pass doesn't end the pass") func nesting() {
        var stages = rested()
        stages.invalidate(cellsStay: false)
        let both = [stages.begin(.layingOut), stages.begin(.preparing)]
        stages.layoutIsPrepared()
        let isDue = stages.end(.preparing)
        #expect(both == [true, true] && !isDue && stages.isDoing(.layingOut) && !stages.isDoing(.preparing))
    }

    @Test("a layout that scrolls while it is asked about new bounds isn't asked again") func bounds() {
        var stages = rested()
        let outer = stages.begin(.changingBounds)
        let inner = stages.begin(.changingBounds)
        stages.end(.changingBounds)
        let next = stages.begin(.changingBounds)
        #expect(outer && !inner && next)
    }
}
