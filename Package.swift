// swift-tools-version: 6.2
import PackageDescription

// A module imports only modules above it in this file; Documentation/Architecture.md draws the picture.

let package = Package(
    name: "tessera",
    products: [
        .library(
            name: "UIKit",
            targets: ["UIKit", "QuartzCore", "CoreText", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        // For tests with XCTest (Decisions/0104).
        .library(name: "UIKitXCTest", targets: ["UIKitXCTest"]),
        // For apps that log (Decisions/0097).
        .library(name: "os", targets: ["os"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .plugin(name: "NibConnections", targets: ["NibConnections"]),
        // For Benchmarks/ only (Decisions/0010).
        .library(name: "_BenchmarkSupport", targets: ["BenchmarkSupport"]),
    ],
    traits: [
        .default(enabledTraits: ["Browser"]),
        .trait(name: "Browser", description: "Shows the app in a web page, served on the loopback interface."),
    ],
    targets: [
        // Level 0: geometry, colours, paths; three modules in C for what Swift's runtime doesn't offer, and two with the page's files.
        .target(name: "CoreGraphics"),
        .target(name: "CObjectLifetime"),
        .target(name: "CIsolationCheck"),
        .target(name: "CProgramSymbols"),
        .target(name: "CInterFont", exclude: ["Inter.woff2", "OFL.txt"]),
        .target(name: "CPageFiles"),

        // Beside the levels: a log, for apps that import it.
        .target(name: "os"),

        // Level 1: values in, values out.
        .target(name: "LayoutEngine", dependencies: ["CoreGraphics"]),
        .target(name: "TextLayout", dependencies: ["CoreGraphics"]),
        .target(name: "RenderTree", dependencies: ["CoreGraphics"]),
        .target(name: "ConstraintSolver"),
        .target(name: "RigidBodies"),

        // Level 2: a collection view's decisions, the contents of a XIB, and the screens.
        .target(name: "CollectionEngine", dependencies: ["CoreGraphics", "LayoutEngine"]),
        .target(name: "NibReader"),
        .target(name: "SnapshotScreen", dependencies: ["CoreGraphics", "RenderTree"]),
        .target(
            name: "BrowserScreen", dependencies: ["CInterFont", "CPageFiles", "CoreGraphics", "RenderTree"],
            exclude: ["Page"]),

        // Beside the levels: a program that builds run. It writes the connections of a target's XIBs and storyboards as Swift.
        .executableTarget(name: "NibConnector", dependencies: ["NibReader"]),
        .plugin(name: "NibConnections", capability: .buildTool(), dependencies: ["NibConnector"]),

        // Level 3: layers and the clock; an app's own fonts; the names in the program's own code.
        .target(
            name: "QuartzCore", dependencies: ["CObjectLifetime", "CIsolationCheck", "CoreGraphics", "RenderTree"]),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "TextLayout", "RenderTree"]),
        .target(name: "ProgramSymbols", dependencies: ["CProgramSymbols"]),

        // Level 4: what apps use.
        .target(
            name: "UIKitCore",
            dependencies: [
                "CoreGraphics", "LayoutEngine", "ConstraintSolver", "RigidBodies", "TextLayout", "RenderTree",
                "CollectionEngine", "QuartzCore", "CoreText", "NibReader", "ProgramSymbols",
            ]
        ),

        // Level 5: the module that apps import, and the one that tests import.
        .target(
            name: "UIKit",
            dependencies: ["UIKitCore", "QuartzCore", "CoreText", "CoreGraphics", "BrowserScreen", "RenderTree"]),
        .target(
            name: "UIKitTesting",
            dependencies: [
                "UIKit", "UIKitCore", "QuartzCore", "CollectionEngine", "CoreGraphics", "RenderTree", "SnapshotScreen",
            ]),
        // In Swift 5 mode, so that its function types are those of the lists that SwiftPM writes (Decisions/0104).
        .target(name: "UIKitXCTest", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),

        .executableTarget(
            name: "Gallery", dependencies: ["UIKit"],
            resources: [
                .process("Courses/Resources"), .process("Classics/SectionsAndCircle/Nibs"),
                .process("Classics/FriendsAndFeed/Storyboard"),
                .process("Classics/FlowThreeWays/Nibs"),
                .process("Classics/PagesThatSpan/Nibs"),
                .process("Classics/Spreadsheet/Nibs"),
            ]),

        // What Benchmarks/ measures below the public interface (Decisions/0013).
        .target(
            name: "BenchmarkSupport",
            dependencies: [
                "CoreGraphics", "LayoutEngine", "RenderTree", "CollectionEngine", "BrowserScreen", "QuartzCore",
                "UIKitCore",
            ]),

        // What tests share: seeds, a naive model of updates, tiny fonts.
        .target(
            name: "TestSupport", dependencies: ["CollectionEngine", "CoreGraphics", "TextLayout"],
            path: "Tests/TestSupport"),

        .testTarget(name: "OSTests", dependencies: ["os"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        .testTarget(
            name: "RenderTreeTests",
            dependencies: ["RenderTree", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        .testTarget(
            name: "LayoutEngineTests",
            dependencies: ["LayoutEngine", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        .testTarget(
            name: "TextLayoutTests",
            dependencies: ["TextLayout", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        .testTarget(name: "ProgramSymbolsTests", dependencies: ["ProgramSymbols", "TestSupport"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
        .testTarget(name: "RigidBodiesTests", dependencies: ["RigidBodies", "TestSupport"]),
        .testTarget(
            name: "NibReaderTests", dependencies: ["NibReader", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        .testTarget(name: "NibConnectorTests", dependencies: ["NibConnector", "NibReader", "TestSupport"]),
        .testTarget(
            name: "SnapshotScreenTests",
            dependencies: ["SnapshotScreen", "RenderTree", "CoreGraphics", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "FixtureTests",
            dependencies: [
                "CollectionEngine", "LayoutEngine", "CoreGraphics", "RenderTree", "UIKit", "UIKitCore", "UIKitTesting",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        .testTarget(
            name: "CollectionEngineTests",
            dependencies: ["CollectionEngine", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        .testTarget(
            name: "QuartzCoreTests",
            dependencies: ["QuartzCore", "RenderTree", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        // What the tests of UIKitCore share.
        .target(
            name: "UIKitTestSupport",
            dependencies: ["UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "RenderTree", "UIKitTesting"],
            path: "Tests/UIKitCoreTests/Shared"),
        // The module that people test their layouts with.
        .testTarget(
            name: "UIKitTestingTests",
            dependencies: ["UIKit", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics"],
            exclude: ["Pages/__Snapshots__"]),
        // The only tests with XCTest: they check that it finds and runs them.
        .testTarget(name: "UIKitXCTestTests", dependencies: ["UIKitXCTest", "UIKit", "UIKitTesting"]),
        // XIBs and storyboards as views and controllers.
        .testTarget(
            name: "NibTests",
            dependencies: [
                "UIKit", "UIKitCore", "NibReader", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics",
                "TestSupport",
            ]),
        // Colours and images of asset catalogues, which the tests write.
        .testTarget(
            name: "AssetTests",
            dependencies: [
                "UIKit", "UIKitCore", "CoreGraphics", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics",
                "TestSupport",
            ]),
        .testTarget(
            name: "CoreTextTests",
            dependencies: ["CoreText", "TextLayout", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        // Collection views under thousands of random updates.
        .testTarget(
            name: "ThrashTests",
            dependencies: [
                "UIKit", "UIKitCore", "CollectionEngine", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics",
                "TestSupport",
            ]),
        // Programs that make mistakes, each in a process of its own.
        .testTarget(
            name: "HostileTests",
            dependencies: [
                "UIKit", "UIKitCore", "CollectionEngine", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics",
                "TestSupport",
            ]),
        // What the tests of the Gallery share.
        .target(
            name: "GalleryTestSupport", dependencies: ["UIKit", "UIKitTesting"], path: "Tests/GalleryTests/Shared"),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "Gallery", "UIKit", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "TestSupport",
                "GalleryTestSupport",
            ],
            exclude: ["Classics", "Shared", "__Snapshots__"]
        ),
        .testTarget(
            name: "ClassicsTests",
            dependencies: [
                "Gallery", "UIKit", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "TestSupport",
                "GalleryTestSupport",
            ],
            path: "Tests/GalleryTests/Classics", exclude: ["__Snapshots__"]
        ),
        // Code written for iOS: only `import UIKit`, in Swift 5 mode. Tests/ConformanceTests/check has Swift 6 mode.
        .testTarget(
            name: "ConformanceTests", dependencies: ["UIKit", "CoreText", "_Testing_UIKit", "UIKitTesting"],
            exclude: ["README.md", "check", "Screens/__Snapshots__"],
            resources: [.process("Nibs/Resources")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // The app and the tests that a reader of the tutorials writes: links to their last steps.
        .target(name: "Circle", dependencies: ["UIKit"], path: "Tests/Tutorials/Circle"),
        .testTarget(
            name: "CircleTests", dependencies: ["Circle", "UIKit", "UIKitTesting", "_Testing_UIKit"],
            path: "Tests/Tutorials/CircleTests", exclude: ["__Snapshots__"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "BrowserScreen", "CoreText", "_Testing_UIKit"]),
        .testTarget(
            name: "BrowserScreenTests",
            dependencies: ["BrowserScreen", "RenderTree", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The tests of UIKitCore, in one folder like its own, are several targets: each compiles on its own when a test changes.
// A folder that isn't named here belongs to the last one.
let testsOfUIKitCore = [
    (
        name: "CollectionViewTests",
        folders: [
            "Accessibility", "Cells", "Compositional", "DescriptionTests.swift", "Elements", "Flow", "ItemFocus",
            "Items", "Layout", "LookAhead", "Mirror", "MistakeTests.swift", "Pass", "Registrations", "Scrolling",
            "SectionScrolling", "SelfSizing",
        ].map { "CollectionView/" + $0 }
    ),
    (
        name: "CollectionViewUpdateTests",
        folders: ["DiffableData", "HandMovement", "Lists", "Selection", "Transitions", "Updates"].map {
            "CollectionView/" + $0
        }
    ),
    (name: "ControllerTests", folders: ["Activities", "Application", "Controllers"]),
    (name: "InteractionTests", folders: ["Controls", "Events", "ScrollView"]),
    (
        name: "ViewTests",
        folders: ["Colors", "Drawing", "Geometry", "Images", "Text", "Traits", "Views", "Windows"]
    ),
    (
        name: "UIKitCoreTests",
        folders: [
            "ABI", "Animation", "Callbacks", "Configurations", "Docstrings", "Dynamics", "Foundation", "Lifetimes",
            "RealTimeTests.swift", "Reports",
        ]
    ),
]
for (name, folders) in testsOfUIKitCore {
    package.targets.append(
        .testTarget(
            name: name,
            dependencies: [
                "UIKit", "UIKitCore", "CoreText", "CollectionEngine", "ProgramSymbols", "RenderTree", "TextLayout",
                "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "TestSupport", "UIKitTestSupport",
            ],
            path: "Tests/UIKitCoreTests",
            exclude: ["Shared"] + testsOfUIKitCore.filter { $0.name != name }.flatMap(\.folders),
            sources: name == testsOfUIKitCore.last?.name ? nil : folders))
}

// Tests spend most of their time in these modules. Optimised, they take two fifths of it, and keep their assertions
// (Decisions/0084). Not in a package that depends on this one: SwiftPM refuses flags of a dependency.
let isDependency = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
if !isDependency && Context.environment["UIKIT_UNOPTIMIZED"] == nil {
    let optimized = [
        "CoreGraphics", "LayoutEngine", "RenderTree", "ConstraintSolver", "RigidBodies", "CollectionEngine",
        "ProgramSymbols", "QuartzCore", "UIKitTesting", "TestSupport",
    ]
    for target in package.targets where optimized.contains(target.name) {
        let flags = ["-O", "-assert-config", "Debug"]
        target.swiftSettings = [.unsafeFlags(flags, .when(configuration: .debug))]
    }
}

// What `install` and Scripts/sanitize build: the modules of the SDK, and the program that connects nibs.
if Context.environment["UIKIT_SDK"] != nil {
    package.products = [
        .library(
            name: "SDK", type: .static,
            targets: ["UIKit", "UIKitTesting", "UIKitXCTest", "os", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .executable(name: "NibConnector", targets: ["NibConnector"]),
    ]
}

// What writes the documentation as a website (Scripts/documentation).
if Context.environment["UIKIT_DOCUMENTATION"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.5"))
}
