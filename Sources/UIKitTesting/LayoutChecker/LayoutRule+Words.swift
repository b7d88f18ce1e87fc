extension LayoutRule {
    typealias Words = (sentence: String, cause: String, remedy: String)

    /// What messages say about each rule: the rule, its likely cause, a remedy.
    var words: Words {
        switch self {
        case .everything:
            (
                "layoutAttributesForElements(in:) returns every element that meets the rectangle.",
                "a comparison that is off by one row or one point, or that uses the visible bounds instead of the rectangle",
                "check whether the two meet: frame.intersects(rect)"
            )
        case .nothingElse:
            (
                "layoutAttributesForElements(in:) returns no cell that is far from the rectangle.",
                "the layout ignores the rectangle, so each call costs as much as there are items",
                "filter by frame.intersects(rect), or use binary search if the frames are sorted"
            )
        case .once:
            (
                "layoutAttributesForElements(in:) returns each element once.",
                "prepare() adds to an array that it doesn't empty first, or super has already returned the element",
                "empty the array at the beginning of prepare()"
            )
        case .repeatable:
            (
                "The layout returns the same elements for the same rectangle again, in one piece and in halves.",
                "the answer depends on earlier calls, or on the rectangle's size",
                "compute all frames in prepare(), and only look them up afterwards"
            )
        case .single:
            (
                "The method for a single element returns the same attributes as the method for a rectangle.",
                "the layout overrides only one of the two methods, or only one of them changes what super returns",
                "let both read the same frames, or call one from the other"
            )
        case .existing:
            (
                "Every item and section that the layout returns exists.",
                "prepare() keeps attributes of an earlier state of the data",
                "compute all attributes again in prepare(), from numberOfSections and numberOfItems(inSection:)"
            )
        case .finite:
            (
                "Frames are finite, and no size is below zero.",
                "a division by zero: by a count of 0 items, or by a width before the view has one",
                "return early if there are no items, and use max(0, …) for the rest of a width"
            )
        case .reachable:
            (
                "Cells, headers and footers are inside the content, or in view.",
                "collectionViewContentSize leaves out the last row, an inset or a footer",
                "make the content size reach to the last frame: frames.map(\\.maxY).max()"
            )
        case .stacked:
            (
                "Where a cell overlaps a view of another category, one has the higher zIndex.",
                "a pinned header or a background has the zIndex of the cells, so chance decides which is in front",
                "give pinned views a zIndex above 0, and backgrounds one below"
            )
        case .untouched:
            (
                "The layout doesn't change attributes after it has returned them.",
                "the layout changes the objects that it keeps: the attributes from before an update are lost then, and "
                    + "views move from the wrong places",
                "return copies, or create new attributes in prepare()"
            )
        case .copiesSuper:
            (
                "The layout copies attributes that super returned before it changes them.",
                "the objects belong to super, which returns them again",
                "super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }"
            )
        case .steady:
            (
                "The content size doesn't change while a person scrolls.",
                "the layout computes it from the rectangles so far, or from contentOffset",
                "compute it in prepare(), from all items"
            )
        case .likeNew:
            (
                "After updates, turns and scrolling the layout returns what a new one would.",
                "the layout still uses what prepare() computed for other data or another size",
                "empty the layout's caches at the beginning of prepare(), and return true from "
                    + "shouldInvalidateLayout(forBoundsChange:) when the size changes"
            )
        case .prepared:
            (
                "prepare() doesn't run after shouldInvalidateLayout(forBoundsChange:) returned false.",
                "the layout invalidates itself in one of its methods, or in scrollViewDidScroll",
                "return true if frames depend on the scroll position, and don't invalidate otherwise"
            )
        case .comingAndGoing:
            (
                "Attributes for elements that come and go are finite, and belong to the requested element.",
                "the layout looks up the element by its index path in the other state of the data",
                "change a copy of what super returns, and leave its index path"
            )
        case .copied:
            (
                "A copy of the layout's own attributes has all of their properties.",
                "the class doesn't override copy(with:), or leaves a property out; cells get copies",
                "override copy(with:), and set each property there"
            )
        case .compared:
            (
                "isEqual(_:) of the layout's own attributes compares all of their properties.",
                "the class doesn't override isEqual(_:), or leaves a property out; cells miss changes then",
                "override isEqual(_:): super.isEqual(object) and each property"
            )
        case .work:
            (
                "A scroll step costs no more than allowed, however many items there are.",
                "layoutAttributesForElements(in:) looks at every item, or every scroll step prepares the layout again",
                "use binary search in sorted arrays, and return false from shouldInvalidateLayout(forBoundsChange:)"
            )
        }
    }
}
