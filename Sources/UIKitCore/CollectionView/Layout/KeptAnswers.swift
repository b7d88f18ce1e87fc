import CoreGraphics

/// Item, section, frame, zIndex, and what else there is to say of a header or footer.
typealias AnsweredElementBody = (Int, Int, CGRect, Int, AttributesExtras?) -> Void

/// The attributes that a built-in layout last returned, and for which rectangle. The same rectangle gets the same objects again. For
/// another one, objects that only this array holds are filled again, which takes a tenth of the time of making new ones.
///
/// Objects of the user's own class are not kept: what they hold besides is not known here.
@MainActor struct KeptAnswers {
    private var rect = CGRect.null
    /// Whether `objects` is the layout's answer about `rect` still.
    private var isAnswer = false
    private var objects: [UICollectionViewLayoutAttributes] = []
    /// Made with the first answer; most layouts are never asked for one.
    private var changes: KeptAttributesChanges?
    private var changesSeen = 0

    /// The layout was invalidated.
    mutating func forget() { isAnswer = false }

    /// Whether the app changed kept attributes.
    var mayBeChanged: Bool { changesSeen != countOfChanges }

    private var countOfChanges: Int { changes?.count ?? 0 }

    func answer(about rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        isAnswer && rect == self.rect ? objects : nil
    }

    /// Makes the answer about a rectangle.
    ///
    /// - Parameter forEachElement: Calls its argument with each element of the answer.
    mutating func fill(
        about rect: CGRect, forEachElement: (AnsweredElementBody) -> Void
    ) -> [UICollectionViewLayoutAttributes] {
        // Moved out, because an array that is held elsewhere, too, holds its objects for whatever holds it.
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
                // Taken out and put back, because retaining it for the moment would take as long as all the rest.
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

    /// Puts fresh objects in place of those that the app changed.
    ///
    /// - Returns: The first of them whose frame was changed, and the frame that it should have.
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
