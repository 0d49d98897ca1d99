import Foundation
import Testing

/// Packages that depend on Quadrant, as the README says (#33.41).
@Suite("A package that depends on Quadrant is opened by the command")
struct QuadrantDependencyTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private struct Report: Decodable {
        struct Target: Decodable { var name: String }
        struct Package: Decodable { var name: String }
        struct Missing: Decodable { var name: String }
        var targets: [Target]
        var packages: [Package]
        var missing: [Missing]
    }

    /// A package with a view, a test target and a library of its own, in a folder beside a link to the checkout.
    private func package(_ dependency: String, name: String) throws -> Command {
        let command = try Command([
            "Cards/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Cards", products: [.library(name: "Cards", targets: ["Cards"])],
                    dependencies: [\(dependency)],
                    targets: [
                        .target(name: "Cards", dependencies: [.product(name: "SwiftUI", package: "\(name)")]),
                        .testTarget(name: "CardsTests", dependencies: [
                            "Cards", .product(name: "SnapshotTesting", package: "\(name)")]),
                    ])
                """,
            "Cards/Sources/Cards/Card.swift": """
                import SwiftUI
                public struct Card: View {
                    public init() {}
                    public var body: some View { Color.blue.frame(width: 30, height: 20) }
                }
                #Preview("Card") { Card() }
                """,
            "Cards/Tests/CardsTests/CardTests.swift": """
                import Cards
                import SnapshotTesting
                import SwiftUI
                import XCTest
                final class CardTests: XCTestCase {
                    @MainActor func testIdealSize() {
                        XCTAssertEqual(ImageRenderer(content: Card()).cgImage?.width, 30)
                    }
                }
                """,
        ])
        try FileManager.default.createSymbolicLink(
            atPath: command.folder + "/library", withDestinationPath: Self.root)
        return command
    }

    /// By the path of a checkout, whose folder may have any name; by an address with a version, a branch or a commit.
    @Test(arguments: [
        (".package(path: \"../library\")", "library"),
        (".package(name: \"quadrant\", path: \"../library\")", "quadrant"),
        (".package(url: \"https://example.com/quadrant.git\", from: \"1.0.0\")", "quadrant"),
        (".package(url: \"https://example.com/team/Quadrant\", branch: \"main\")", "Quadrant"),
    ])
    func itsProductsAreTheCommandsOwnModules(dependency: String, name: String) throws {
        let command = try package(dependency, name: name)
        let json = try command.run("project", "Cards", "--json", "--offline")
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        #expect(report.targets.map(\.name) == ["Cards", "CardsTests"])
        #expect(report.packages.map(\.name) == ["Cards"])
        #expect(report.missing.isEmpty)
        let drawn = try command.run("render", "Cards", "--all", "-o", "shots/.svg", "--offline")
        #expect(drawn.code == 0, "\(drawn.errors)")
        #expect(command.text("shots/Card-Card.svg")?.hasPrefix("<") == true)
    }

    @Test func itsTestsRunAndItsViewsAreExplained() throws {
        let command = try package(".package(path: \"../library\")", name: "library")
        let tested = try command.run("test", "Cards", "--tests")
        #expect(tested.output.contains("1 tests: 1 passed"), "\(tested.output) \(tested.errors)")
        let explained = try command.run("explain", "Cards", "--view", "Card")
        #expect(explained.code == 0, "\(explained.errors)")
    }

    /// A package of packages: what depends on Quadrant is itself a dependency.
    @Test func ofADependencyToo() throws {
        let command = try package(".package(path: \"../library\")", name: "library")
        try command.write("""
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(path: "../Cards")], targets: [
                .executableTarget(name: "App", dependencies: [.product(name: "Cards", package: "Cards")])])
            """, to: "App/Package.swift")
        try command.write("""
            import Cards
            import SwiftUI
            @main struct Main: App { var body: some Scene { WindowGroup { Card() } } }
            """, to: "App/Sources/App/Main.swift")
        let drawn = try command.run("render", "App", "-o", "app.svg", "--target", "App")
        #expect(drawn.code == 0, "\(drawn.errors)")
    }
}
