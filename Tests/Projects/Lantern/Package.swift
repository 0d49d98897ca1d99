// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Lantern",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Lantern", targets: ["Lantern"])],
    targets: [.target(name: "Lantern", resources: [.process("Resources")])]
)
