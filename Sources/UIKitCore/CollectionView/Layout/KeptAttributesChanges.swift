/// How often the app changed attributes that a layout keeps. If the number has changed, the layout checks its objects.
@MainActor final class KeptAttributesChanges {
    @exclusivity(unchecked) var count = 0
}
