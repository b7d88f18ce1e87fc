// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Hello", targets: [.target(name: "Hello"), .testTarget(name: "HelloTests", dependencies: ["Hello"])])
