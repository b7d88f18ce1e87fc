/// When the collection view asked the data source for its counts.
package struct CountReading: Sendable, Hashable {
    package enum Moment: Sendable, Hashable, CaseIterable {
        /// In a layout pass.
        case layoutPass
        /// At the beginning of performBatchUpdates, because it hadn't asked the data source before.
        case startOfBatch
        /// After the updates closure returned.
        case endOfBatch
        /// When the app asked the collection view for a count.
        case question
    }

    /// The number of the last layout pass before that.
    package var pass: Int
    package var moment: Moment

    package init(pass: Int, moment: Moment) {
        self.pass = pass
        self.moment = moment
    }
}
