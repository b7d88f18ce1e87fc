// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Boxes", products: [.library(name: "Boxes", targets: ["Boxes"])], targets: [.target(name: "Boxes")])
