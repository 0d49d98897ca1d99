import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// `quadrant project` prints the structure of a project (#10).
@Suite("quadrant project")
struct ProjectCommandTests {
    private struct Report: Decodable {
        struct Preview: Decodable {
            var name: String
            var target: String
            var file: String
            var line: Int
        }
        struct Missing: Decodable {
            var name: String
            var source: String
            var targets: [String]
            var files: [String]
        }
        var form: String
        var chosen: String?
        var targets: [Project.Target]
        var previews: [Preview]
        var missing: [Missing]
        var notes: [String]
    }

    private func report(_ arguments: String...) throws -> Report {
        let result = try Command().run(["project", "--json"] + arguments)
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    @Test func previewsHaveNamesThatLast() throws {
        let journal = try report(SampleProjects.path("Journal"))
        #expect(journal.previews.map(\.name) == ["ContentView-Filled", "ContentView-2"])
        #expect(journal.form == "xcodeproj" && journal.chosen == "Journal")
        let sights = try report(SampleProjects.path("Sights"))
        let own = sights.previews.filter { $0.target == "Sights" }.map(\.name)
        #expect(Set(own) == ["ContentView-1", "SightList-1", "SightDetail-1", "MapView-1", "PageView-1"])
        // For a single file only its own previews are listed.
        let one = try report(SampleProjects.path("Sights/Sights/Views/MapView.swift"))
        #expect(one.previews.filter { $0.target == "Sights" }.map(\.name) == ["MapView-1"])
    }

    @Test func whatIsMissingIsSaidWithThoseWhoImportIt() throws {
        let harbor = try report(SampleProjects.path("Harbor"))
        let knots = try #require(harbor.missing.first { $0.name == "Knots" })
        #expect(knots.source == "https://example.org/knots/Knots.git" && knots.targets == ["Riggings"])
        #expect(knots.files.map(FilePath.name) == ["Rig.swift"])
        let command = try Command(["A.swift": """
            import Foundation
            @testable import Nowhere
            public import struct Elsewhere.Thing
            #if canImport(Maybe)
            import Maybe
            #endif
            #if DEBUG
            import Always
            #else
            import Never
            #endif
            /* text */ let a = 1
            """])
        let result = try command.run("project", "A.swift", "--json")
        let found = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(found.missing.map(\.name) == ["Always", "Elsewhere", "Nowhere"])
    }

    @Test func theTextNamesTargetsAndWhatIsShown() throws {
        let result = try Command().run("project", SampleProjects.path("Harbor"))
        #expect(result.code == 0 && result.output.hasPrefix("Xcode workspace Harbor\n"))
        for part in ["* Harbor    app      iOS, macOS", "  Depths    C ", "Moorings  Packages/Moorings",
                     "used by Riggings", "imported in Packages/Moorings/Sources/Riggings/Rig.swift",
                     "Berth-1      Moorings  Packages/Moorings/Sources/Moorings/Berth.swift:14"] {
            #expect(result.output.contains(part), "\(result.output)")
        }
        #expect(try Command().run("help").output.contains(#/project +print the targets, packages and previews/#))
    }

    private static let two = [
        "P/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "P"), .target(name: "Views", dependencies: ["P"]),
                                                       .target(name: "Bare")])

            """,
        "P/Sources/P/P.swift": "public let one = 1\n", "P/Sources/Bare/Bare.swift": "let two = 2\n",
        "P/Sources/Views/Card.swift": "import P\nimport SwiftUI\n"
            + "struct Card: View { var body: some View { Text(\"\\(one)\") } }\n"
            + "#Preview { Card() }\n#Preview(\"wide\") { Card().padding() }\n",
        "P/Sources/Views/Lone.swift": "import SwiftUI\nstruct Lone: View { var body: some View { Text(\"a\") } }\n",
    ]

    /// `render --all` draws the previews of all targets, under the names that `quadrant project` lists; a view that has
    /// a preview is drawn once.
    @Test func allTargetsAreDrawnUnderTheirNames() throws {
        let command = try Command(Self.two)
        let result = try command.run("render", "P", "--all", "-o", "shots/.svg")
        #expect(result.code == 0, "\(result.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: command.folder + "/shots").sorted()
        #expect(names == ["Card-1.svg", "Card-wide.svg", "Lone.svg"])
        let listed = try command.run("project", "P").output
        #expect(listed.contains("Card-1 ") && listed.contains("Card-wide "))
    }

    @Test func pluginsAndOtherPlatformsAreNamed() throws {
        let command = try Command([
            "P/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "P", targets: [
                    .plugin(name: "Assets", capability: .buildTool()),
                    .target(name: "P", plugins: ["Assets"]),
                ])

                """,
            "P/Sources/P/P.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
            "P/Plugins/Assets/Assets.swift": "",
        ])
        let result = try command.run("render", "P", "-o", "p.svg")
        #expect(result.errors.contains("the build tool plugin 'Assets' of 'P' is not run"), "\(result.errors)")
        let mac = try Command([
            "Project.swift": """
                import ProjectDescription
                let project = Project(name: "M", targets: [
                    .target(name: "M", destinations: .macOS, product: .app, bundleId: "m", sources: ["*/M.swift"]),
                ])

                """,
            "M/M.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
        ])
        #expect(try mac.run("render", ".").errors.contains("'M' is an app for macOS"))
    }

    @Test func wrongArgumentsAreReported() throws {
        let command = try Command()
        try SampleProjects.copy("Tiles", to: command)
        for arguments in [["none"], ["Tiles", "Tiles/Package.swift"], ["Tiles", "--target", "None"],
                          ["Tiles", "--packages", "none"], ["--exclude"]] {
            let result = try command.run(["project"] + arguments)
            #expect(result.hasFourParts && [1, 2].contains(result.code), "\(arguments): \(result.errors)")
        }
        #expect(try command.run("project").code == 0, "the current folder")
    }
}
