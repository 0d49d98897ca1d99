import Foundation
import QuadrantProject
import Testing

@testable import QuadrantCompiler

@Suite("Frameworks that are compiled when a program first imports them")
struct FrameworkBuildTests {
    @Test func aFrameworkFollowsThoseThatItImports() throws {
        let order = FrameworkSources.closure(of: ["WidgetKit", "SwiftUI"])
        #expect(order.last == "WidgetKit" && !order.contains("SwiftUI"))
        for (index, module) in order.enumerated() {
            #expect(FrameworkSources.imports(of: module).isSubset(of: order[..<index]), "\(module)")
        }
    }

    @Test func everyFrameworkCanBeImported() {
        #expect(FrameworkSources.modules.isSubset(of: Toolchain.importable))
        #expect(FrameworkSources.modules.isSuperset(of: ["AVFoundation", "MapKit", "QuadrantSubstitutes", "os"]))
        #expect(!FrameworkSources.modules.contains("CoreData"))
    }

    /// A framework in the cache is compiled again when a module changes whose values it holds.
    @Test func modulesOfTheCommandThatFrameworksImportAreInTheirKeys() throws {
        let modules = try Toolchain().modules
        var found: Set<String> = []
        for module in FrameworkSources.modules {
            for text in FrameworkSources.texts(of: module) {
                for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
                    if let word = line.firstMatch(of: /^[@_a-z ]*\bimport (?:[a-z]+ )?(\w+)/) {
                        found.insert(String(word.output.1))
                    }
                }
            }
        }
        let ofCommand = found.subtracting(FrameworkSources.modules).filter {
            FileManager.default.fileExists(atPath: "\(modules)/\($0).swiftmodule")
        }
        #expect(ofCommand.contains("QuadrantViews") && ofCommand.subtracting(Toolchain.layers).isEmpty, "\(ofCommand)")
    }

    @Test func noFrameworkImportsWhatIsOptimisedLater() {
        for module in FrameworkSources.optimisedLater {
            #expect(FrameworkSources.isOptimised(module))
            for other in FrameworkSources.modules { #expect(!FrameworkSources.imports(of: other).contains(module)) }
        }
    }

    /// A program is drawn with a library that is not optimised; a process that outlives the command replaces it. The
    /// framework here is a small one of the same name.
    @Test func whatIsOptimisedLaterReplacesTheFirstLibrary() throws {
        let program = """
            import Charts
            import SwiftUI
            #Preview { Text(Marks().text) }

            """
        let marks = "public struct Marks {\n    public init() {}\n    public var text: String { \"marks\" }\n}\n"
        let command = try Command(["A.swift": program, "own/Charts/Marks.swift": marks])
        func draw() throws {
            let result = try command.run(
                ["render", "A.swift", "-o", "out.png"],
                ["QUADRANT_CACHE": command.folder + "/cache", "QUADRANT_FRAMEWORKS": command.folder + "/own"])
            #expect(result.code == 0, "\(result.errors)")
        }
        try draw()
        let name = try #require(command.files(in: "cache/frameworks").first { $0.hasPrefix("Charts-") })
        let folder = "cache/frameworks/" + name.replacing(".optimising", with: "")
        #expect(command.files(in: folder).contains("libCharts.so"))
        for _ in 0..<3_000 where !command.files(in: folder).contains("optimised") { usleep(100_000) }
        #expect(command.files(in: folder).contains("optimised"))
        // The program of the cache, and one that is compiled now, run with it.
        try draw()
        try command.write(program + "// Changed.\n", to: "A.swift")
        try draw()
        #expect(command.files(in: "cache/frameworks").filter { $0.hasPrefix("Charts-") }.count == 1)
    }

    @Test func aModuleThatOnlyAConditionNamesIsNeeded() {
        let text = "#if canImport(ARKit) && !canImport( MapKit )\n#endif\n"
        #expect(ModuleImports.conditions(in: Data(text.utf8)) == ["ARKit", "MapKit"])
    }

    private static let program = """
        import MapKit
        import SwiftUI
        #Preview { Text("\\(MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2).longitudeDelta)") }

        """

    private func render(_ file: String, with command: Command) throws -> Command.Result {
        try command.run(["render", file, "-o", "out.png"], ["QUADRANT_CACHE": command.folder + "/cache"])
    }

    @Test func aFrameworkIsCompiledOnceForAllPrograms() throws {
        let command = try Command(["A.swift": Self.program, "B.swift": Self.program + "// Another program.\n"])
        #expect(try render("A.swift", with: command).code == 0)
        let built = command.files(in: "cache/frameworks")
        #expect(built.filter { $0.hasPrefix("MapKit-") }.count == 1)
        #expect(built.filter { $0.hasPrefix("CoreLocation-") }.count == 1, "MapKit imports it")
        #expect(!built.contains { $0.hasPrefix("ARKit-") })
        let library = try #require(built.first { $0.hasPrefix("MapKit-") })
        func number() throws -> Int? {
            let path = command.folder + "/cache/frameworks/\(library)/libMapKit.so"
            return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        let first = try number()
        #expect(try render("B.swift", with: command).code == 0)
        #expect(try number() == first)
        #expect(command.files(in: "cache/frameworks").count == built.count)
    }

    /// The haste in which a program without a package is compiled is no limit for the frameworks that it imports.
    @Test func aFrameworkIsCompiledForAProgramThatLacksAPackage() throws {
        let command = try Command(["A.swift": "import AbsentPackage\nimport Network\nimport SwiftUI\n"
            + "#Preview { Text(IPv6Address.loopback.debugDescription) }\n"])
        let result = try render("A.swift", with: command)
        #expect(result.code == 1 && !result.errors.contains("internal error"), "\(result.errors)")
    }

    /// A program in the cache is compiled again if a library that it needs was removed.
    @Test func aFrameworkThatWasRemovedIsCompiledAgain() throws {
        let command = try Command(["A.swift": Self.program])
        #expect(try render("A.swift", with: command).code == 0)
        try FileManager.default.removeItem(atPath: command.folder + "/cache/frameworks")
        let result = try render("A.swift", with: command)
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files(in: "cache/frameworks").contains { $0.hasPrefix("MapKit-") })
    }

    /// Without a cache a framework is in the folder of the run.
    @Test func aProgramIsDrawnWithoutACache() throws {
        let command = try Command(["A.swift": Self.program])
        let result = try command.shell("QUADRANT_CACHE=/proc/none \"$QUADRANT\" render A.swift -o a.png")
        #expect(result.code == 0, "\(result.errors)")
    }

    @Test func aFolderThatCannotBeUsedIsNamed() throws {
        let command = try Command(["A.swift": Self.program])
        let result = try command.shell("mkdir -p cache && touch cache/frameworks && "
            + "QUADRANT_CACHE=$PWD/cache \"$QUADRANT\" render A.swift -o a.png")
        #expect(result.code != 0 && result.errors.contains("frameworks cannot be built"), "\(result.errors)")
        #expect(result.errors.contains("fix   Remove it, or set QUADRANT_CACHE to another folder."))
    }
}
