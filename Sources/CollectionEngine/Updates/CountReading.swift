/// When the data source was asked how many items there are.
package struct CountReading: Sendable, Hashable {
    package enum Moment: Sendable, Hashable, CaseIterable {
        /// In a layout pass.
        case layoutPass
        /// As performBatchUpdates began, because the data source had not been asked before.
        case startOfBatch
        /// When the updates closure had returned.
        case endOfBatch
        /// When the app asked the collection view how many there are.
        case question
    }

    /// The number of the last layout pass at that time.
    package var pass: Int
    package var moment: Moment

    package init(pass: Int, moment: Moment) {
        self.pass = pass
        self.moment = moment
    }
}
