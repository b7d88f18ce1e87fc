// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Colors",
    dependencies: [.package(path: "../tessera")],
    targets: [
        .executableTarget(
            name: "Colors",
            dependencies: [
                .product(name: "UIKit", package: "tessera", condition: .when(platforms: [.linux, .windows, .android]))
            ])
    ]
)
