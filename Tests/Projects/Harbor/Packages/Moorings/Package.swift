// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Moorings",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Moorings", targets: ["Moorings"])],
    dependencies: [.package(url: "https://example.org/knots/Knots.git", from: "1.0.0")],
    targets: [
        .target(name: "Moorings", dependencies: ["Depths"]),
        .target(name: "Depths"),
        .target(name: "Riggings", dependencies: ["Moorings", .product(name: "Knots", package: "Knots")]),
    ]
)
