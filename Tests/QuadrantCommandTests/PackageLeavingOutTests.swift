import Foundation
import Testing

@Suite("Packages that do not compile as a whole")
struct PackageLeavingOutTests {
    private func command() throws -> Command {
        try Command([
            "App/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "App", dependencies: [.package(url: "https://example.org/Kit", from: "1.0.0")],
                    targets: [.target(name: "App", dependencies: [.product(name: "Kit", package: "Kit")])])
                """,
            "App/Sources/App/A.swift": "import Kit\nimport SwiftUI\n#Preview { Text(title) }\n",
            "packages/Kit/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                                      targets: [.target(name: "Kit")])
                """,
            "packages/Kit/Sources/Kit/Kit.swift": """
                import NoSuchFramework
                public let title = "Kit"
                public func link() { NoSuchThing.open() }
                extension NoSuchThing { public var name: String { "none" } }
                """,
        ])
    }

    /// Its user cannot correct a package, and may not need what is left out.
    @Test func thePartsAreLeftOutAndNamedInANote() throws {
        let command = try command()
        for _ in 0..<2 {
            let result = try command.run("render", "App", "--offline", "--packages", "packages", "-o", "a.svg")
            #expect(result.code == 0, "\(result.errors)")
            #expect(result.errors.contains("what does not compile of the packages was left out of Kit: "))
            #expect(result.errors.contains("no such module 'NoSuchFramework'"), "\(result.errors)")
        }
    }

    @Test func strictIsAnError() throws {
        let result = try command().run("render", "App", "--offline", "--packages", "packages", "-o", "a.svg",
                                       "--strict")
        #expect(result.code == 1 && result.errors.contains("no such module 'NoSuchFramework'"), "\(result.errors)")
    }
}
