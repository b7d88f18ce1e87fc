extension LayoutRule {
    typealias Words = (sentence: String, cause: String, remedy: String)

    /// What messages say about each rule: the rule, its likely cause, a remedy.
    var words: Words {
        switch self {
        case .everything:
            (
                "layoutAttributesForElements(in:) answers every element that meets the rectangle.",
                "a comparison that is off by one row or one point, or one with the visible bounds in place of the rectangle",
                "ask whether the two meet: frame.intersects(rect)"
            )
        case .nothingElse:
            (
                "layoutAttributesForElements(in:) answers no cell that is far from the rectangle.",
                "the rectangle is not looked at, so each question costs as much as there are items",
                "filter by frame.intersects(rect), or search by halving where frames are in order"
            )
        case .once:
            (
                "layoutAttributesForElements(in:) answers each element once.",
                "prepare() adds to an array that it doesn't empty first, or super answered the element already",
                "empty the array at the beginning of prepare()"
            )
        case .repeatable:
            (
                "The same rectangle gets the same answer again, in one piece and in halves.",
                "the answer depends on what was asked before, or on the rectangle's size",
                "compute all frames in prepare(), and only look them up afterwards"
            )
        case .single:
            (
                "The question about a single element gets the answer that the rectangle got.",
                "only one of the two methods was overridden, or only one of them changes what super answers",
                "let both read the same frames, or call one from the other"
            )
        case .existing:
            (
                "Every item and section that is answered exists.",
                "prepare() keeps attributes of an earlier state of the data",
                "compute all attributes again in prepare(), from numberOfSections and numberOfItems(inSection:)"
            )
        case .finite:
            (
                "Frames are finite, and no size is below zero.",
                "a division by zero: by a count of no items, or by a width before the view has one",
                "return early where there are no items, and take max(0, …) of what is left of a width"
            )
        case .reachable:
            (
                "Cells, headers and footers are inside the content, or in view.",
                "collectionViewContentSize leaves out the last row, an inset or a footer",
                "let the content's size reach to the last frame: frames.map(\\.maxY).max()"
            )
        case .stacked:
            (
                "Where a cell overlaps a view of another category, one has the higher zIndex.",
                "a pinned header, or a background, that has the zIndex of the cells, so that chance decides which is in front",
                "give pinned views a zIndex above 0, and backgrounds one below"
            )
        case .untouched:
            (
                "Attributes that were answered aren't changed later.",
                "the layout changes the objects that it keeps, in place: those from before an update are gone then, and "
                    + "views slide from the wrong places",
                "answer copies, or make new attributes in prepare()"
            )
        case .copiesSuper:
            (
                "Attributes that super answered are copied before they are changed.",
                "the objects belong to super, which answers with them again",
                "super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }"
            )
        case .steady:
            (
                "The content's size doesn't change under scrolling.",
                "it is computed from what was asked about so far, or from contentOffset",
                "compute it in prepare(), from all items"
            )
        case .likeNew:
            (
                "After updates, turns and scrolling the layout answers what a new one would.",
                "what prepare() computed for other data, or another size, is still used",
                "empty what is kept at the beginning of prepare(), and answer true in "
                    + "shouldInvalidateLayout(forBoundsChange:) when the size is another"
            )
        case .prepared:
            (
                "prepare() doesn't run where shouldInvalidateLayout(forBoundsChange:) answered false.",
                "the layout invalidates itself while it is asked, or from scrollViewDidScroll",
                "answer true where frames depend on the scroll position, and don't invalidate otherwise"
            )
        case .comingAndGoing:
            (
                "Attributes for elements that come and go are finite, and those of the element that was asked about.",
                "the element was looked up by its index path in the other state of the data",
                "change a copy of what super answers, and leave its index path"
            )
        case .copied:
            (
                "A copy of the layout's own attributes has all of their properties.",
                "copy(with:) is not overridden, or leaves a property out; UIKit hands copies to cells",
                "override copy(with:), and set each property there"
            )
        case .compared:
            (
                "isEqual(_:) of the layout's own attributes compares all of their properties.",
                "isEqual(_:) is not overridden, or leaves a property out; cells are not told of a change then",
                "override isEqual(_:): super.isEqual(object) and each property"
            )
        case .work:
            (
                "A scroll step costs no more than allowed, however many items there are.",
                "layoutAttributesForElements(in:) looks at every item, or every scroll step prepares the layout again",
                "search by halving in arrays that are in order, and answer false in shouldInvalidateLayout(forBoundsChange:)"
            )
        }
    }
}
