import Foundation
import Testing
@testable import QuadrantProject

/// Traits of packages, as SwiftPM evaluates them.
@Suite("Traits of packages")
struct PackageTraitsTests {
    /// A package with two traits and a third that enables both; a target needs a product only with one of them.
    private static let lamp = """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
            name: "Lamp", products: [.library(name: "Lamp", targets: ["Lamp"])],
            traits: [.default(enabledTraits: ["Warm"]), "Warm", "Bright",
                     .trait(name: "All", enabledTraits: ["Bright"])],
            targets: [
                .target(name: "Lamp", dependencies: [.target(name: "Dimmer", condition: .when(traits: ["Bright"]))],
                        swiftSettings: [.define("GLARING", .when(traits: ["Bright"]))]),
                .target(name: "Dimmer"),
            ])
        """

    private func lamp(_ traits: String) throws -> Project.Target {
        let command = try Command([
            "App/Package.swift": """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(name: "App", dependencies: [.package(path: "../Lamp"\(traits))], targets: [
                    .target(name: "App", dependencies: [.product(name: "Lamp", package: "Lamp")]),
                ])
                """,
            "App/Sources/App/App.swift": "", "Lamp/Package.swift": Self.lamp, "Lamp/Sources/Lamp/Lamp.swift": "",
            "Lamp/Sources/Dimmer/Dimmer.swift": "",
        ])
        return try ProjectReader.read([command.folder + "/App"]).target("Lamp")
    }

    @Test func aDependencyHasItsDefaultTraits() throws {
        let lamp = try lamp("")
        #expect(lamp.conditions.contains("Warm") && !lamp.conditions.contains("Bright"))
        #expect(!lamp.conditions.contains("GLARING") && lamp.dependencies.isEmpty)
    }

    @Test func aListOfTraitsReplacesTheDefaults() throws {
        let lamp = try lamp(", traits: [\"Bright\"]")
        #expect(!lamp.conditions.contains("Warm") && lamp.conditions.contains("Bright"))
        #expect(lamp.conditions.contains("GLARING") && lamp.dependencies == ["Dimmer"])
    }

    @Test func aTraitEnablesOthersAndDefaultsCanBeKept() throws {
        let lamp = try lamp(", traits: [.defaults, \"All\"]")
        #expect(Set(lamp.conditions).isSuperset(of: ["All", "Bright", "Warm"]))
    }

    /// A package that is opened itself has its defaults.
    @Test func aPackageHasItsOwnDefaults() throws {
        let command = try Command(["Package.swift": Self.lamp, "Sources/Lamp/Lamp.swift": "",
                                   "Sources/Dimmer/Dimmer.swift": ""])
        let lamp = try ProjectReader.read([command.folder]).target("Lamp")
        #expect(lamp.conditions.contains("Warm") && !lamp.conditions.contains("Bright"))
    }
}
