import CReference
import Foundation

/// Measures the package against its performance goals. `Benchmarks/run` and `Benchmarks/counts` call it.
///
///     Benchmarks report <peers' folder> <chart>   times, against C and against other engines; draws the chart (SVG)
///     Benchmarks layout [<peers' folder>]         the same, of the layout engine alone
///     Benchmarks updates [<peers' folder>]        changes that go through a whole view
///     Benchmarks animation                        many layers that move
///     Benchmarks fling                            flings through a million items
///     Benchmarks text                             labels that are measured
///     Benchmarks constraints [<peers' folder>]    cells made of constraints
///     Benchmarks feed [<peers' folder>]           rows of stack views, texts and buttons
///     Benchmarks composition [<peers' folder>]    compositional layouts, alone and in a view
///     Benchmarks differences                      snapshots, and what differs between two
///     Benchmarks configurations                   rows whose content is a value, against rows by hand
///     Benchmarks lists                            a list against a flow layout, and a row that is swiped
///     Benchmarks nibs                             cells from a XIB, against cells made by code
///     Benchmarks classics                         layouts of the Gallery's apps
///     Benchmarks counts <limits> [record]         instructions and allocations, against their limits
///     Benchmarks measure <scene> <items>          one scene, in a process of its own
///     Benchmarks count <scene>                    one scene, for callgrind
@main @MainActor struct BenchmarkProgram {
    static func main() throws {
        let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("layout", 1...2):
            let peers = Peers(folder: arguments.count == 2 ? arguments[1] : "")
            print(Table(rows: LayoutGoals.rows() + QueryGoals.rows() + EditGoals(peers: peers).rows()).text)
        case ("updates", 1...2):
            let peers = Peers(folder: arguments.count == 2 ? arguments[1] : "")
            print(Table(rows: UpdateGoals(peers: peers, rounds: 7).rows()).text)
        case ("animation", 1): print(Table(rows: AnimationGoals.rows()).text)
        case ("fling", 1): print(Table(rows: FlingGoals.rows()).text)
        case ("text", 1): print(Table(rows: TextGoals.rows()).text)
        case ("constraints", 1...2):
            let peers = Peers(folder: arguments.count == 2 ? arguments[1] : "")
            print(Table(rows: ConstraintGoals(peers: peers, rounds: 5).rows()).text)
        case ("feed", 1...2):
            let peers = Peers(folder: arguments.count == 2 ? arguments[1] : "")
            print(Table(rows: FeedGoals(peers: peers, rounds: 5).rows()).text)
        case ("composition", 1...2):
            let peers = Peers(folder: arguments.count == 2 ? arguments[1] : "")
            print(Table(rows: CompositionGoals(peers: peers, rounds: 5).rows()).text)
        case ("differences", 1): print(Table(rows: DifferenceGoals.rows()).text)
        case ("configurations", 1): print(Table(rows: ConfigurationGoals.rows()).text)
        case ("lists", 1): print(Table(rows: ListGoals.rows()).text)
        case ("nibs", 1): print(Table(rows: NibGoals.rows()).text)
        case ("classics", 1): print(Table(rows: MosaicGoals.rows() + SpreadsheetGoals.rows()).text)
        case ("report", 3): try report(peers: Peers(folder: arguments[1]), chart: arguments[2])
        case ("counts", 2...3):
            let isRecording = arguments.last == "record"
            exit(try CountsCommand.run(limitsFile: arguments[1], isRecording: isRecording) ? 0 : 1)
        case ("measure", 3): try MeasureCommand.run(arguments[1], itemCount: Int(arguments[2]) ?? 0)
        case ("count", 2):
            guard let scene = CountedScene(rawValue: arguments[1]) else { throw UsageError() }
            print(scene.run(), reference_counted_allocations())
        default: throw UsageError()
        }
    }

    /// Prints the table of all goals, and draws what a person feels of them.
    private static func report(peers: Peers, chart file: String) throws {
        var progress = Progress(count: 18)
        var rows = progress.part("flow layouts", LayoutGoals.rows)
        rows += progress.part("sizes by a delegate", SizingGoals(peers: peers, rounds: 5).rows)
        rows += progress.part("queries", QueryGoals.rows)
        rows += progress.part("changes in a layout", EditGoals(peers: peers).rows)
        let updates = progress.part("insertions in a view") { UpdateGoals(peers: peers, rounds: 7) }
        rows += updates.rows()
        let scrolling = progress.part("first layout, scroll steps, memory") { ScrollGoals(peers: peers, rounds: 7) }
        rows += progress.part("memory of ten million items", scrolling.rows)
        rows += progress.part("views that move", AnimationGoals.rows)
        rows += progress.part("flings", FlingGoals.rows)
        let flinging = progress.part("flings of all engines") {
            Race(rounds: 3, [.ours("flung-grid", itemCount: 1_000_000)] + peers.flungGridViews)
        }
        rows += progress.part("the classics") { MosaicGoals.rows() + SpreadsheetGoals.rows() }
        rows += progress.part("labels", TextGoals.rows)
        rows += progress.part("cells made of constraints", ConstraintGoals(peers: peers, rounds: 5).rows)
        rows += progress.part("a feed", FeedGoals(peers: peers, rounds: 5).rows)
        rows += progress.part("compositional layouts", CompositionGoals(peers: peers, rounds: 5).rows)
        rows += progress.part("snapshots", DifferenceGoals.rows)
        rows += progress.part("configurations", ConfigurationGoals.rows)
        rows += progress.part("cells from XIBs", NibGoals.rows)
        print(Table(rows: rows).text)
        let felt = FeltChart(
            scrolling: scrolling.race, editing: updates.race, flinging: flinging, addresses: AddressTimes(peers: peers))
        try felt.chart.svg.write(toFile: file, atomically: true, encoding: .utf8)
    }
}

/// The arguments are unknown.
struct UsageError: Error {}
