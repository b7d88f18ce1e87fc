// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Circle",
    dependencies: [.package(path: "../tessera")],
    targets: [
        .executableTarget(name: "Circle", dependencies: [.product(name: "UIKit", package: "tessera")]),
        .testTarget(
            name: "CircleTests",
            dependencies: [
                "Circle", .product(name: "UIKit", package: "tessera"),
                .product(name: "UIKitTesting", package: "tessera"),
            ]),
    ]
)
