import QuartzCore

extension CollectionUpdates {
    /// Says once that iOS may not carry out a `reloadData()` that is called in the closure of a batch (Decisions/0068).
    func warnOfReloadInBatch() {
        Diagnostics.warnOnce(
            "reload-in-batch", of: "\(type(of: dataSource as Any))",
            """
            reloadData() was called inside performBatchUpdates(_:completion:). Here the collection view reloads; people report that \
            iOS asks for no cell again then.
              expected       insertions, deletions, moves and reloads of items in the closure
              likely cause   a reload that should be animated
              try            reloadSections(_:), reconfigureItems(at:) or a diffable data source in the batch, or reloadData() after it
            """)
    }
}
