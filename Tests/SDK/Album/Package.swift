// swift-tools-version: 6.0
import PackageDescription

// As a team writes it that has never heard of Tessera: an app, resources, a dependency, a plugin with a tool of its own, tests.
let package = Package(
    name: "Album",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    dependencies: [.package(path: "../Boxes")],
    targets: [
        .executableTarget(
            name: "Album", dependencies: [.product(name: "Boxes", package: "Boxes")],
            resources: [.process("Resources")], plugins: ["Stamp"]),
        .executableTarget(name: "Stamper"),
        .plugin(name: "Stamp", capability: .buildTool(), dependencies: ["Stamper"]),
        .testTarget(name: "AlbumTests", dependencies: ["Album"]),
    ]
)
