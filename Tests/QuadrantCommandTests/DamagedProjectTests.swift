import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// Projects that are damaged, inconsistent or in unusual places (#10).
@Suite("Projects that are not as they should be")
struct DamagedProjectTests {
    private func expectFailure(_ command: Command, _ arguments: [String], says text: String,
                               _ place: SourceLocation = #_sourceLocation) throws {
        let result = try command.run(["project"] + arguments)
        #expect(result.code == ExitCode.input.rawValue && result.hasFourParts, "\(result)", sourceLocation: place)
        #expect(result.errors.contains(text), "\(result.errors)", sourceLocation: place)
    }

    private func manifest(_ name: String, _ dependencies: String = "", _ targets: String) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                              dependencies: [\(dependencies)], targets: [\(targets)])
        """
    }

    @Test func aProjectFileThatIsCutOff() throws {
        let command = try Command()
        try SampleProjects.copy("Sights", to: command)
        let whole = Array(try #require(command.data("Sights/Sights.xcodeproj/project.pbxproj")))
        for part in [0, 1, 10, whole.count / 3, whole.count / 2, whole.count - 40, whole.count - 4] {
            try command.write(String(decoding: whole.prefix(part), as: UTF8.self),
                              to: "Sights/Sights.xcodeproj/project.pbxproj")
            try expectFailure(command, ["Sights"], says: "cannot read the project 'Sights.xcodeproj'")
        }
        try command.write("<<<<<<< HEAD\n" + String(decoding: whole, as: UTF8.self),
                          to: "Sights/Sights.xcodeproj/project.pbxproj")
        try expectFailure(command, ["Sights"], says: "line 1 is a merge conflict marker")
        // A value with a plus sign has to be quoted.
        try command.write(String(decoding: whole, as: UTF8.self)
            .replacingOccurrences(of: "path = Sight.swift;", with: "path = Sight+More.swift;"),
            to: "Sights/Sights.xcodeproj/project.pbxproj")
        try expectFailure(command, ["Sights"], says: "Missing ';' on line")
        try FileManager.default.removeItem(atPath: command.folder + "/Sights/Sights.xcodeproj/project.pbxproj")
        try expectFailure(command, ["Sights/Sights.xcodeproj"], says: "'Sights.xcodeproj' is not a valid project")
    }

    @Test func aProjectOfTheFuture() throws {
        let command = try Command()
        try SampleProjects.copy("Sights", to: command)
        let text = try #require(command.text("Sights/Sights.xcodeproj/project.pbxproj"))
        try command.write(text.replacingOccurrences(of: "objectVersion = 56", with: "objectVersion = 4000")
            .replacingOccurrences(of: "PBXGroup", with: "PBXUnheardOf"), to: "Sights/Sights.xcodeproj/project.pbxproj")
        let result = try command.run("project", "Sights")
        #expect(result.code == 0 && result.output.contains("has format 4000, newer than the supported format"))
        try command.write("""
            // swift-tools-version: 99.0
            import PackageDescription
            let package = Package(name: "P")
            """, to: "P/Package.swift")
        try expectFailure(command, ["P"], says: "using Swift tools version 99.0")
        try command.write("// swift-tools-version: 5.9\nthis is no manifest\n", to: "P/Package.swift")
        try expectFailure(command, ["P"], says: "P/Package.swift:2:")
    }

    @Test func aWorkspaceThatIsCutOff() throws {
        let command = try Command()
        try SampleProjects.copy("Harbor", to: command)
        let file = "Harbor/Harbor.xcworkspace/contents.xcworkspacedata"
        let text = try #require(command.text(file))
        try command.write(String(text.prefix(120)), to: file)
        try expectFailure(command, ["Harbor/Harbor.xcworkspace"], says: "cannot read the workspace")
        try command.write(text.replacingOccurrences(of: "Harbor.xcodeproj", with: "Gone.xcodeproj"), to: file)
        let result = try command.run("project", "Harbor/Harbor.xcworkspace")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("the project 'App/Gone.xcodeproj' of the workspace does not exist"))
    }

    @Test func packagesThatDependOnEachOtherAreReported() throws {
        let command = try Command([
            "A/Package.swift": manifest("A", ".package(path: \"../B\")", """
                .target(name: "A", dependencies: [.product(name: "B", package: "B")])
                """),
            "B/Package.swift": manifest("B", ".package(path: \"../A\")", """
                .target(name: "B", dependencies: [.product(name: "A", package: "A")])
                """),
            "C/Package.swift": manifest("C", "", """
                .target(name: "C", dependencies: ["D"]), .target(name: "D", dependencies: ["C"])
                """),
            "A/Sources/A/a.swift": "", "B/Sources/B/b.swift": "", "C/Sources/C/c.swift": "", "C/Sources/D/d.swift": "",
        ])
        try expectFailure(command, ["A"], says: "A → B → A")
        try expectFailure(command, ["C"], says: "D → C → D")
    }

    @Test func twoModulesOfOneName() throws {
        let command = try Command([
            "A/Package.swift": manifest("A", ".package(path: \"../B\"), .package(path: \"../C\")", """
                .target(name: "A", dependencies: [.product(name: "B", package: "B"), .product(name: "C", package: "C")])
                """),
            "B/Package.swift": manifest("B", "", """
                .target(name: "B", dependencies: ["Same"]), .target(name: "Same")
                """),
            "C/Package.swift": manifest("C", "", """
                .target(name: "C", dependencies: ["Same"]), .target(name: "Same")
                """),
            "A/Sources/A/a.swift": "", "B/Sources/B/b.swift": "", "B/Sources/Same/s.swift": "",
            "C/Sources/C/c.swift": "", "C/Sources/Same/s.swift": "",
        ])
        try expectFailure(command, ["A"], says: "two targets produce the module 'Same'")
    }

    @Test func targetsWithoutSourcesAndResourcesThatAreMissing() throws {
        let command = try Command([
            "P/Package.swift": manifest("P", "", """
                .target(name: "P", dependencies: ["E"], resources: [.copy("none.txt"), .process("Gone")]),
                .target(name: "E"), .target(name: "Nowhere")
                """),
            "P/Sources/P/p.swift": "", "P/Sources/E/notes.txt": "",
        ])
        let result = try command.run("project", "P")
        #expect(result.code == 0, "\(result.errors)")
        for note in ["the resource 'Sources/P/none.txt' of 'P' does not exist", "the target 'E' of 'P' has no sources",
                     "the target 'Nowhere' of 'P' has no source folder 'Sources/Nowhere'",
                     "the resource 'Sources/P/Gone' of 'P' does not exist"] {
            #expect(result.output.contains(note), "\(result.output)")
        }
        let choice = try command.run("project", "P", "--target", "E")
        #expect(choice.code == ExitCode.input.rawValue && choice.hasFourParts)
    }

    @Test func oddPathsAndNamesAreRead() throws {
        // Sources outside of the folder, cyclic links, spaces and letters of many scripts.
        let command = try Command(["ein Ordner/Päckchen 包/Package.swift": manifest("P", "", """
            .target(name: "P", path: "../Quellen")
            """), "ein Ordner/Quellen/a b.swift": "", "ein Ordner/Quellen/日本.swift": ""])
        let root = command.folder + "/ein Ordner/Quellen"
        let files = FileManager.default
        try files.createSymbolicLink(atPath: root + "/again", withDestinationPath: "../Quellen")
        try files.createSymbolicLink(atPath: root + "/self.swift", withDestinationPath: "self.swift")
        try files.createSymbolicLink(atPath: root + "/gone.swift", withDestinationPath: "nothing.swift")
        let project = try ProjectReader.read([command.folder + "/ein Ordner/Päckchen 包"])
        #expect(project.targets[0].files == ["a b.swift", "日本.swift"])
        #expect(project.notes.filter { $0.contains("is a broken symbolic link") }.count == 2)
    }

    @Test func tenThousandFiles() throws {
        let command = try Command(["P/Package.swift": manifest("P", "", ".target(name: \"P\")")])
        for folder in 0..<100 {
            let path = command.folder + "/P/Sources/P/\(folder)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for file in 0..<100 {
                let name = "\(path)/File\(folder)x\(file).swift"
                #expect(FileManager.default.createFile(atPath: name, contents: Data("import Gone\n".utf8)))
            }
        }
        let result = try command.run("project", "P")
        #expect(result.code == 0 && result.output.contains("10000"))
        #expect(result.output.contains("and 9997 more"))
        let folder = try ProjectReader.read([command.folder + "/P/Sources"])
        #expect(folder.targets[0].sources.count == 10_000)
    }

    private static let canMount = (try? Command(["disk/x": ""]).shell(
        "unshare -m bash -c 'mount --bind disk disk && mount -o remount,ro,bind disk'"))?.code == 0

    @Test(.enabled(if: canMount, "only root mounts disks"))
    func aDiskThatCannotBeWritten() throws {
        let command = try Command()
        try SampleProjects.copy("Tiles", to: command)
        let script = """
            unshare -m bash -c 'mount --bind Tiles Tiles && mount -o remount,ro,bind Tiles && \
            "$QUADRANT" project Tiles'
            """
        let environment = ["QUADRANT_CACHE": "/proc/none", "HOME": "/proc/none", "XDG_CACHE_HOME": "/proc/none"]
        let result = try command.shell(script, environment)
        #expect(result.code == 0 && result.output.contains("TilesTests"), "\(result)")
        #expect(command.files == ["Tiles"])
    }

    // MARK: What grows without end (#33)

    /// Each file includes the other twice: 2 to the power of 20 readings without a limit.
    @Test func settingsThatIncludeEachOther() throws {
        let command = try Command([
            "a.xcconfig": "#include \"b.xcconfig\"\n#include \"b.xcconfig\"\nNAME = a\n",
            "b.xcconfig": "#include \"a.xcconfig\"\n#include \"a.xcconfig\"\nOTHER = b\n",
            "long.xcconfig": "A = xxxxxxxxxx\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 60),
        ])
        var reader = ConfigurationFile()
        #expect(reader.read(command.folder + "/a.xcconfig") == ["NAME": "a", "OTHER": "b"])
        #expect(reader.isOverLimit)
        // 10 characters, doubled 13 times: the next would be more than 100,000.
        var other = ConfigurationFile()
        #expect(other.read(command.folder + "/long.xcconfig")["A"]?.count == 10 << 13)
        #expect(other.isOverLimit)
    }

    /// Each setting names the one before twice: 2 to the power of 20 expansions without a limit.
    @Test func settingsThatExpandEachOther() throws {
        let command = try Command()
        try SampleProjects.copy("Sights", to: command)
        let file = "Sights/Sights.xcodeproj/project.pbxproj"
        let text = try #require(command.text(file))
        let settings = (1..<60).map { "S\($0) = \"$(S\($0 - 1))$(S\($0 - 1))\";" }.joined(separator: "\n")
        try command.write(text.replacingOccurrences(
            of: "buildSettings = {", with: "buildSettings = {\nS0 = x;\nPRODUCT_NAME = \"$(S59)\";\n\(settings)"),
                          to: file)
        let result = try command.run("project", "Sights")
        #expect([0, ExitCode.input.rawValue].contains(result.code), "\(result.errors)")
    }

    /// A link to a folder that holds the project is no part of the project.
    @Test(arguments: ["/", "/tmp/..", "..", "../.."])
    func linksOutOfTheProject(destination: String) throws {
        let command = try Command(["x/P/Sources/a.swift": "", "x/P/Sources/inner/b.swift": ""])
        try FileManager.default.createSymbolicLink(atPath: command.folder + "/x/P/Sources/out",
                                                   withDestinationPath: destination)
        let found = FolderWalk.files(under: command.folder + "/x/P/Sources").entries.map(\.path)
        #expect(found.map { ($0 as NSString).lastPathComponent } == ["a.swift", "b.swift"])
    }
}
