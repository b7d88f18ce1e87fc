// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library stays free of what measuring needs. It asks for no trait: the toolchain is
// enough to build it.

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "tessera", path: "..", traits: [])
    ],
    targets: [
        // Loops in C to hold our own against, and what only C can reach: the allocator and callgrind.
        .target(name: "CReference"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CReference",
                .product(name: "UIKit", package: "tessera"),
                .product(name: "UIKitTesting", package: "tessera"),
                .product(name: "_BenchmarkSupport", package: "tessera"),
            ],
            // Of the Gallery's spreadsheet only what is made in code.
            exclude: ["Classics/Spreadsheet/Nibs"],
            resources: [.process("Scenes/Nibs/NibCell.xib")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
