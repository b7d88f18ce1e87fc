import CoreGraphics
import Foundation
import RigidBodies

/// Makes items collide with each other and with boundaries: lines, paths, and the edges of the reference view.
///
///     let collision = UICollisionBehavior(items: [ball])
///     collision.translatesReferenceBoundsIntoBoundary = true
///     collision.addBoundary(withIdentifier: "shelf" as NSCopying, from: left, to: right)
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Each other and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private var boundaries: [CollisionBoundary] = []
    /// The boundaries that were removed. The delegate still hears that items no longer touch them.
    private var departed: [CollisionBoundary] = []
    private var nextBoundary = 1
    private var insets = UIEdgeInsets.zero
    /// The number of the reference view's boundary.
    private static let reference = 0

    /// Creates a behaviour that makes `items` collide.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behaviour without items. Add them later.
    public convenience override init() { self.init(items: []) }

    /// Makes an item collide with the others.
    open func addItem(_ item: any UIDynamicItem) {
        guard list.add(item) else { return }
        willActOn(item)
        changed()
    }

    /// Makes an item pass through the others.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        willLeave(item)
        changed()
    }

    /// The items that collide.
    open var items: [any UIDynamicItem] { list.items }

    /// What items collide with. Everything by default.
    open var collisionMode = Mode.everything {
        didSet { changed() }
    }

    /// The object that hears of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the edges of the reference view's bounds, or of a layout's content, are a boundary. False by default.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            insets = .zero
            changed()
        }
    }

    /// Makes a boundary at insets from the edges of the reference view.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        guard insets.isFinite else { return refuse("referenceBoundsInsets") }
        translatesReferenceBoundsIntoBoundary = true
        self.insets = insets
        changed()
    }

    /// Adds a boundary along a path. It replaces one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
        boundaries.append(CollisionBoundary(identifier: identifier, path: path, number: nextBoundary))
        nextBoundary += 1
        changed()
    }

    /// Adds a straight boundary. It replaces one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        guard p1.isFinite, p2.isFinite else { return refuse("boundary") }
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the boundary with an identifier, or nil if there is none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.isNamed(identifier) }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard let place = boundaries.firstIndex(where: { $0.isNamed(identifier) }) else { return }
        depart([boundaries.remove(at: place)])
        changed()
    }

    /// The identifiers of all boundaries that the app added; nil if there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    /// Removes all boundaries that the app added. That of the reference view stays.
    open func removeAllBoundaries() {
        depart(boundaries)
        boundaries = []
        changed()
    }

    private func depart(_ gone: [CollisionBoundary]) { departed = Array((departed + gone).suffix(32)) }

    // MARK: The engine

    override var actedOn: [any UIDynamicItem] { list.items }

    override func describe(to plan: inout DynamicsPlan) {
        var lines: [CollisionGroup.Boundary] = []
        if collisionMode.contains(.boundaries) {
            lines = boundaries.map(\.forEngine)
            if translatesReferenceBoundsIntoBoundary {
                let box = plan.referenceBounds().inset(by: insets)
                if !box.isNull, box.isFinite {
                    let corners = [
                        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
                        CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
                        CGPoint(x: box.minX, y: box.minY),
                    ]
                    lines.insert(.init(id: Self.reference, points: corners.map { Vector($0) }), at: 0)
                }
            }
        }
        plan.groups.append(
            CollisionGroup(
                id: number, bodies: list.items.compactMap { plan.slot(of: $0) },
                bodiesCollide: collisionMode.contains(.items), boundaries: lines))
    }

    override func contactChanged(_ report: ContactReport) {
        guard let delegate = collisionDelegate else { return }
        switch (report.other, report.boundary) {
        case (let other?, _):
            report.isBeginning
                ? delegate.collisionBehavior(self, beganContactFor: report.item, with: other, at: report.point)
                : delegate.collisionBehavior(self, endedContactFor: report.item, with: other)
        case (nil, let number):
            let identifier = (boundaries + departed).first { $0.number == number }?.identifier
            report.isBeginning
                ? delegate.collisionBehavior(
                    self, beganContactFor: report.item, withBoundaryIdentifier: identifier, at: report.point)
                : delegate.collisionBehavior(
                    self, endedContactFor: report.item, withBoundaryIdentifier: identifier)
        }
    }
}
