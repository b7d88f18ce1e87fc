import Foundation
import QuartzCore
import Testing

private class Named: NSObject {
    let name: String
    var number = 3

    override init() {
        name = "named"
        super.init()
    }
}

private final class Below: Named {
    var more = [1, 2, 3]
    let label: String

    override init() {
        label = "below"
        super.init()
        number = 4
    }
}

/// Inherits its `init()`.
private final class Silent: Named {
    var more = "as declared"
}

@Suite("Objects of classes known only at run time") struct RequiredInitTwinTests {
    @Test("an object is of the requested class, and that class's init() ran")
    func ownInit() throws {
        let made = try #require(RequiredInitTwin.make(Below.self) as? Below)
        #expect(made.name == "named" && made.number == 4 && made.more == [1, 2, 3] && made.label == "below")
    }

    @Test("a class that inherits init() runs its superclass's, and keeps its own default values")
    func inheritedInit() throws {
        let made = try #require(RequiredInitTwin.make(Silent.self) as? Silent)
        #expect(made.name == "named" && made.number == 3 && made.more == "as declared")
    }
}
