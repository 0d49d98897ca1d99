// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Tiles",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Tiles", targets: ["Tiles"])],
    targets: [
        .target(name: "Tints", resources: [.process("Resources"), .copy("Samples")]),
        .target(name: "Tiles", dependencies: ["Tints"], swiftSettings: [.define("ROUNDED")]),
        .testTarget(name: "TilesTests", dependencies: ["Tiles"]),
    ]
)
