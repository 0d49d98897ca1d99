import Foundation
import Testing
@testable import QuadrantProject

/// A package without previews is shown by the example app in its folder (#10).
@Suite("Example apps of packages")
struct ExampleAppTests {
    private func package(preview: String = "") throws -> Command {
        let command = try Command(["Shelf/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shelf", products: [.library(name: "Shelf", targets: ["Shelf"])],
                                  targets: [.target(name: "Shelf")])
            """])
        try command.write("import SwiftUI\npublic struct Shelf: View { let n: Int; public var body: some View "
            + "{ Text(\"\\(n)\") } }\n" + preview, to: "Shelf/Sources/Shelf/Shelf.swift")
        return command
    }

    @Test func thePackagesAppIsShown() throws {
        let command = try package()
        try command.write("// no project", to: "Shelf/Other/Code/notes.txt")
        try FileManager.default.createDirectory(atPath: command.folder + "/Shelf/Examples",
                                                withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: SampleProjects.path("Sketch.swiftpm"),
                                         toPath: command.folder + "/Shelf/Examples/Sketch.swiftpm")
        let project = try ProjectReader.read([command.folder + "/Shelf"])
        #expect(project.form == .playground && project.chosenTarget?.kind == .app)
        #expect(project.notes.first?.contains("the package 'Shelf' has no preview") == true)
        // If the target is named, or the project only listed, the package itself is used.
        #expect(try ProjectReader.read([command.folder + "/Shelf"], options: ProjectOptions(target: "Shelf")).form
            == .package)
        #expect(try ProjectReader.read([command.folder + "/Shelf/Package.swift"]).form == .package)
        var listing = ProjectOptions()
        listing.needsTarget = false
        #expect(try ProjectReader.read([command.folder + "/Shelf"], options: listing).form == .package)
    }

    @Test func aPackageWithPreviewsOrWithoutAnAppStandsForItself() throws {
        let alone = try package()
        #expect(try ProjectReader.read([alone.folder + "/Shelf"]).chosen == "Shelf")
        let withPreview = try package(preview: "#Preview { Shelf(n: 1) }")
        try FileManager.default.createDirectory(atPath: withPreview.folder + "/Shelf/Examples",
                                                withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: SampleProjects.path("Sketch.swiftpm"),
                                         toPath: withPreview.folder + "/Shelf/Examples/Sketch.swiftpm")
        #expect(try ProjectReader.read([withPreview.folder + "/Shelf"]).form == .package)
    }

    /// The example imports the surrounding package without declaring it, as CocoaPods would have built it.
    @Test func anExampleImportsThePackageAroundIt() throws {
        let command = try package()
        try FileManager.default.createDirectory(atPath: command.folder + "/Shelf/Demo",
                                                withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: SampleProjects.path("Journal"),
                                         toPath: command.folder + "/Shelf/Demo/Journal")
        let reader = { try ProjectReader.read([command.folder + "/Shelf/Demo/Journal"]) }
        #expect(try reader().target("Journal").dependencies.isEmpty)
        try command.write("import Shelf\nimport Elsewhere\n", to: "Shelf/Demo/Journal/Journal/Use.swift")
        let project = try reader()
        #expect(try project.target("Journal").dependencies == ["Shelf"])
        #expect(try project.target("Shelf").files == ["Shelf.swift"])
        #expect(project.missing.isEmpty)
    }
}
