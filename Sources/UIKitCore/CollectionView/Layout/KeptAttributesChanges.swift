/// How often the app changed attributes that a layout keeps. A layout that sees the number moved looks at its own.
@MainActor final class KeptAttributesChanges {
    @exclusivity(unchecked) var count = 0
}
