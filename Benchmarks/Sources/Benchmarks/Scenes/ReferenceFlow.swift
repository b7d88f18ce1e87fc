import CReference

/// The same job as the flow solver's, in C.
final class ReferenceFlow {
    private let lengths: [Float]
    private var flow = reference_flow()

    init(lengths: [Float]) {
        self.lengths = lengths
        flow.first_items = .allocate(capacity: lengths.count / 2)
        flow.starts = .allocate(capacity: lengths.count / 2)
    }

    deinit {
        flow.first_items.deallocate()
        flow.starts.deallocate()
    }

    var height: Double { flow.height }

    func solve() {
        reference_flow_solve(&flow, lengths, lengths.count / 2, Double(Workload.screen.width), 10, 10)
    }
}
