import CoreGraphics

/// Takes an element's item, section, frame, z index, and the extra attributes of a header or footer.
typealias AnsweredElementBody = (Int, Int, CGRect, Int, AttributesExtras?) -> Void

/// The attributes that a built-in layout last returned, and their rectangle. A query with the same rectangle returns
/// the same objects again. For another one, objects that only this array holds are refilled, which takes a tenth of the
/// time of creating new ones.
///
/// Objects of a custom class aren't kept, because their other properties are unknown here.
@MainActor struct KeptAnswers {
    private var rect = CGRect.null
    /// Whether `objects` is still the layout's result for `rect`.
    private var isAnswer = false
    private var objects: [UICollectionViewLayoutAttributes] = []
    /// Created for the first query. Most layouts never get one.
    private var changes: KeptAttributesChanges?
    private var changesSeen = 0

    /// Marks the attributes as out of date, because the layout was invalidated.
    mutating func forget() { isAnswer = false }

    /// Whether the app changed kept attributes.
    var mayBeChanged: Bool { changesSeen != countOfChanges }

    private var countOfChanges: Int { changes?.count ?? 0 }

    func answer(about rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        isAnswer && rect == self.rect ? objects : nil
    }

    /// Creates the attributes for a rectangle.
    ///
    /// - Parameter forEachElement: Calls its argument with each element in the rectangle.
    mutating func fill(
        about rect: CGRect, forEachElement: (AnsweredElementBody) -> Void
    ) -> [UICollectionViewLayoutAttributes] {
        // Moved out of the property, because a second reference to the array would make its objects look shared.
        var objects = self.objects
        self.objects = []
        let changes = self.changes ?? KeptAttributesChanges()
        self.changes = changes
        var more: [UICollectionViewLayoutAttributes] = []
        var count = 0
        objects.withUnsafeMutableBufferPointer { known in
            forEachElement { item, section, frame, zIndex, extras in
                guard count < known.count else {
                    count += 1
                    let storage = AttributesStorage(item, in: section, frame: frame, zIndex: zIndex, extras: extras)
                    return more.append(Self.kept(storage, by: changes))
                }
                // Moved out and back, because retaining the object meanwhile would take as long as all the rest.
                var object = known.moveElement(from: count)
                if isKnownUniquelyReferenced(&object) {
                    object.refill(item, in: section, frame: frame, zIndex: zIndex, extras: extras)
                } else {
                    object.keeper = nil
                    let storage = AttributesStorage(item, in: section, frame: frame, zIndex: zIndex, extras: extras)
                    object = Self.kept(storage, by: changes)
                }
                known.initializeElement(at: count, to: consume object)
                count += 1
            }
        }
        if count < objects.count {
            for object in objects[count...] { object.keeper = nil }
            objects.removeSubrange(count...)
        }
        if !more.isEmpty { objects += more }
        (self.rect, self.objects, isAnswer) = (rect, objects, true)
        changesSeen = countOfChanges
        return objects
    }

    /// Replaces the objects that the app changed with fresh ones.
    ///
    /// - Returns: The first object whose frame was changed, and its correct frame.
    mutating func repair(
        forEachElement: (CGRect, AnsweredElementBody) -> Void
    ) -> (changed: UICollectionViewLayoutAttributes, expected: CGRect)? {
        changesSeen = countOfChanges
        guard isAnswer, let changes else { return nil }
        var found: (changed: UICollectionViewLayoutAttributes, expected: CGRect)?
        var index = 0
        forEachElement(rect) { item, section, frame, zIndex, extras in
            let expected = AttributesStorage(item, in: section, frame: frame, zIndex: zIndex, extras: extras)
            let object = objects[index]
            if object.storage != expected {
                if found == nil, object.storage.frame != expected.frame { found = (object, expected.frame) }
                object.keeper = nil
                objects[index] = Self.kept(expected, by: changes)
            }
            index += 1
        }
        return found
    }

    private static func kept(
        _ storage: AttributesStorage, by changes: KeptAttributesChanges
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.storage = storage
        attributes.keeper = changes
        return attributes
    }
}
