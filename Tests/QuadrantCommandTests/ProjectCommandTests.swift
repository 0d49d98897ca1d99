import Foundation
import Testing
@testable import quadrant

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
        for arguments in ["* Harbor    app      iOS, macOS", "  Depths    C ", "Moorings  Packages/Moorings",
                      "used by Riggings", "imported in Packages/Moorings/Sources/Riggings/Rig.swift",
                      "Berth-1      Moorings  Packages/Moorings/Sources/Moorings/Berth.swift:14"] {
            #expect(result.output.contains(arguments), "\(result.output)")
        }
        #expect(try Command().run("help").output.contains("project  print the targets, packages and previews"))
    }

    @Test func mistakes() throws {
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
