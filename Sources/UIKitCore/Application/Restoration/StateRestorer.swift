import Foundation

/// Finds or creates the saved view controllers, and restores their states and those of their views.
@MainActor final class StateRestorer {
    private let records: [Record]
    private var found: [[String]: UIViewController] = [:]

    /// The saved state of a controller.
    private struct Record {
        var path: [String]
        var restorationClass: String?
        var state: [String: KeptValue]
        var views: [String: KeptValue]

        init?(_ value: KeptValue) {
            guard let path = value["path"]?.texts, !path.isEmpty else { return nil }
            self.path = path
            restorationClass = value["class"]?.text
            state = value["state"]?.values ?? [:]
            views = value["views"]?.values ?? [:]
        }
    }

    init(_ value: KeptValue) {
        if case .list(let values) = value { records = values.compactMap(Record.init) } else { records = [] }
    }

    /// Restores everything in three rounds. All controllers exist before the first reads its state, and all have read
    /// it before the first call of `applicationFinishedRestoringState()`.
    func restore(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
        let roots = application.windows.compactMap(\.rootViewController)
        for record in records {
            // If a controller isn't restored, those inside it aren't, either.
            guard record.path.count == 1 || found[Array(record.path.dropLast())] != nil else { continue }
            let controller = find(record, application, delegate, among: roots)
            if let controller, controller.restorationIdentifier == nil {
                controller.restorationIdentifier = record.path.last
            }
            found[record.path] = controller
        }
        for record in records { found[record.path].map { decode(record, into: $0) } }
        for record in records { found[record.path]?.applicationFinishedRestoringState() }
    }

    /// Returns the controller for a record: from its restoration class; without one, from the app delegate, or among
    /// the existing ones.
    private func find(
        _ record: Record, _ application: UIApplication, _ delegate: any UIApplicationDelegate,
        among roots: [UIViewController]
    ) -> UIViewController? {
        let coder = StateCoder(of: "\(record.path.last ?? "")", reading: record.state)
        if let restorationClass = RestorationClass.named(record.restorationClass) {
            return restorationClass.viewController(withRestorationIdentifierPath: record.path, coder: coder)
        }
        return delegate.application(
            application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
            ?? roots.lazy.compactMap { $0.restorable(at: record.path[...]) }.first
    }

    private func decode(_ record: Record, into controller: UIViewController) {
        controller.loadViewIfNeeded()
        controller.decodeRestorableState(
            with: StateCoder(of: "\(type(of: controller))", reading: record.state, found: found))
        guard !record.views.isEmpty else { return }
        var views = record.views
        controller.viewIfLoaded?.forEachRestorableView { identifier, view in
            guard let state = views.removeValue(forKey: identifier) else { return }
            view.decodeRestorableState(with: StateCoder(of: "\(type(of: view))", reading: state.values))
        }
    }
}

extension UIViewController {
    /// Returns the controller with this path of identifiers, which begins with this controller's.
    fileprivate func restorable(at path: ArraySlice<String>) -> UIViewController? {
        guard let first = path.first, first == restorationIdentifier else { return nil }
        let rest = path.dropFirst()
        guard !rest.isEmpty else { return self }
        return (children + [presented].compactMap { $0 }).lazy.compactMap { $0.restorable(at: rest) }.first
    }
}
