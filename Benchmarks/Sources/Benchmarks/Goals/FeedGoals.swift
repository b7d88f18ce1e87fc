import UIKit

/// Ten thousand rows as apps have them, and a stack view that opens: goals l1 to l5.
@MainActor struct FeedGoals {
    let peers: Peers
    private let race: Race
    private let flings = 40

    init(peers: Peers, rounds: Int) {
        self.peers = peers
        race = Race(rounds: rounds, [.ours("feed", itemCount: FeedPost.count), peers.newestFeed, peers.gtkFeed])
    }

    func rows() -> [Row] { steps() + firstLayout() + fling() + memory() + [opening()] }

    private func steps() -> [Row] {
        let steps = RaceRows(race: race, value: \.meanStep, text: \.time)
        return [
            steps.row("l1", "60 points through a feed, on average", by: peers.newestFeed, atMost: 0.3),
            steps.row("l1", "60 points through a feed, on average", by: peers.gtkFeed, atMost: 0.05),
            race.note("rows bound by a step", \.cellsBoundPerStep, \.plain),
        ]
    }

    private func firstLayout() -> [Row] {
        let layouts = RaceRows(race: race, value: \.firstLayout, text: \.time)
        return [
            layouts.row("l2", "first layout of the feed", by: peers.newestFeed, atMost: 0.1),
            layouts.row("l2", "first layout of the feed", by: peers.gtkFeed, atMost: 0.05),
        ]
    }

    private func fling() -> [Row] {
        let scene = FeedFling(FeedList.posts())
        for _ in 0..<10 { _ = scene.screen.flick() }
        let (made, bound) = (FeedCell.created, scene.list.bound)
        var times: [Double] = []
        for _ in 0..<flings { times += scene.screen.flick() }
        let sample = Sample(times)
        return [
            Row("l3", "a fling through the feed: a frame", sample.median, \.time, atMost: 120_000),
            Row("l3", "the same, 99th of 100 frames", sample.percentile(0.99), \.time, atMost: 400_000),
            Row(
                "l3", "cells made in \(times.count) frames after ten flings", Double(FeedCell.created - made), \.plain,
                atMost: 0),
            .note("rows bound by a frame", (Double(scene.list.bound - bound) / Double(times.count)).digits(2)),
        ]
    }

    private func memory() -> [Row] {
        let memory = RaceRows(race: race, value: \.memory, text: \.memory)
        return [
            memory.row("l4", "memory with the feed, after its steps", by: peers.newestFeed, atMost: 0.3),
            memory.row("l4", "memory with the feed, after its steps", by: peers.gtkFeed, atMost: 0.3),
        ]
    }

    private func opening() -> Row {
        let scene = OpeningStack()
        for _ in 0..<4 { _ = scene.toggle() }
        let times = (0..<20).flatMap { _ in scene.toggle() }
        return Row("l5", "one part of twenty goes or comes: a frame", Sample(times).median, \.time, atMost: 150_000)
    }
}
