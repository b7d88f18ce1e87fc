/// Whether layers of views look for actions when they change: only while an animation block of a view runs, so that
/// setting a cell's frame costs one test.
@MainActor package enum LayerActions {
    @exclusivity(unchecked) package static var areViewsAnimated = false
}
