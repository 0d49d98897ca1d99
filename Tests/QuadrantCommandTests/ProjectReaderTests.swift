import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// Reading packages, Xcode projects and workspaces, and app playgrounds (#10).
@Suite("Projects are read as they stand")
struct ProjectReaderTests {
    // MARK: Packages

    @Test func aPackageHasItsTargetsInAnOrderToBuildThem() throws {
        let project = try SampleProjects.read("Tiles")
        #expect(project.form == .package && project.name == "Tiles" && project.chosen == "Tiles")
        #expect(project.targets.map(\.name) == ["Tints", "Tiles", "TilesTests"])
        let tiles = try project.target("Tiles"), tints = try project.target("Tints")
        #expect(tiles.dependencies == ["Tints"] && tiles.files == ["TileView.swift"] && tiles.kind == .library)
        #expect(tiles.languageMode == "6" && tiles.platforms == [.iOS, .macOS])
        #expect(tiles.conditions.contains("ROUNDED") && tiles.conditions.contains("DEBUG"))
        #expect(Set(tints.resourceNames) == ["tints.json", "Localizable.strings", "Samples"])
        #expect(tints.resources.filter(\.isFolder).map { FilePath.name(of: $0.path) } == ["Samples"])
        #expect(try project.target("TilesTests").kind == .tests)
    }

    @Test func aManifestIsKeptUntilItChanges() throws {
        let command = try Command(["Package.swift": manifest(name: "First")])
        try command.write("public let a = 1", to: "Sources/A/A.swift")
        #expect(try command.run("project", "--json").output.contains("\"name\" : \"First\""))
        #expect(try command.run("project", "--json").output.contains("\"name\" : \"First\""))
        try command.write(manifest(name: "Second"), to: "Package.swift")
        #expect(try command.run("project", "--json").output.contains("\"name\" : \"Second\""))
    }

    private func manifest(name: String, dependencies: String = "", uses: String = "", targets: String = "") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "\(name)", products: [.library(name: "A", targets: ["A"])], dependencies: [\(dependencies)],
            targets: [.target(name: "A", dependencies: [\(uses)]) \(targets)])
        """
    }

    @Test func settingsOfAManifest() throws {
        let command = try Command(["P/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "A-B", dependencies: [.target(name: "C", condition: .when(platforms: [.linux]))],
                        path: "Code", exclude: ["Old"], swiftSettings: [
                    .define("ON_PHONE", .when(platforms: [.iOS])), .define("ON_MAC", .when(platforms: [.macOS])),
                    .define("SHIPPED", .when(configuration: .release)), .swiftLanguageMode(.v5),
                    .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self),
                    .unsafeFlags(["-D", "UNSAFE"]),
                ]),
                .target(name: "C", sources: ["c.c"], publicHeadersPath: "headers",
                        cSettings: [.define("X", to: "1"), .headerSearchPath("inner")]),
            ])
            """, "P/Code/a.swift": "", "P/Code/Old/b.swift": "", "P/Code/Media.xcassets/Contents.json": "{}",
            "P/Sources/C/c.c": "", "P/Sources/C/d.c": "", "P/Sources/C/headers/c.h": ""])
        let project = try ProjectReader.read([command.folder + "/P"])
        let a = try project.target("A-B"), c = try project.target("C")
        #expect(a.module == "A_B" && a.files == ["a.swift"] && a.languageMode == "5" && a.isMainActorByDefault)
        #expect(a.conditions.filter { !["SWIFT_PACKAGE", "DEBUG"].contains($0) } == ["ON_PHONE", "UNSAFE"])
        #expect(a.upcomingFeatures == ["ExistentialAny"] && a.dependencies.isEmpty)
        #expect(a.resourceNames == ["Media.xcassets"])
        #expect(c.language == .c && c.files == ["c.c"] && c.definitions == ["X=1"])
        #expect(c.headers?.hasSuffix("/P/Sources/C/headers") == true)
        #expect(c.includes.map(FilePath.name) == ["inner"])
    }

    @Test func packagesAreLookedForWhereTheyAreCheckedOut() throws {
        let address = ".package(url: \"https://example.org/x/Knots.git\", from: \"1.0.0\")"
        let knots = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Knots", products: [.library(name: "Knots", targets: ["Knots"])],
                                  targets: [.target(name: "Knots")])
            """
        let uses = ".product(name: \"Knots\", package: \"Knots\")"
        for place in [".build/checkouts/Knots", "SourcePackages/checkouts/Knots", "elsewhere/Knots"] {
            let command = try Command([
                "P/Package.swift": manifest(name: "P", dependencies: address, uses: uses), "P/Sources/A/a.swift": "",
                "P/\(place)/Package.swift": knots, "P/\(place)/Sources/Knots/k.swift": "",
            ])
            let folder = command.folder + "/P"
            let without = try ProjectReader.read([folder])
            let project = try ProjectReader.read([folder], options: ProjectOptions(packages: [folder + "/elsewhere"]))
            #expect(project.missing.isEmpty && project.targets.map(\.name) == ["Knots", "A"])
            #expect(try project.target("Knots").isOwn == false && project.chosen == "A")
            guard place.hasPrefix("elsewhere") else { continue }
            let source = "https://example.org/x/Knots.git"
            #expect(without.missing == [.init(name: "Knots", source: source, products: ["Knots"], users: ["A"],
                                              requirement: .init(address: source, versions: .range("1.0.0", "2.0.0")))])
        }
    }

    // MARK: Xcode

    @Test func aProjectOfGroups() throws {
        let project = try SampleProjects.read("Sights")
        #expect(project.form == .xcodeProject && project.chosen == "Sights")
        let phone = try project.target("Sights"), mac = try project.target("SightsMac")
        #expect(phone.kind == .app && phone.platforms == [.iOS] && mac.platforms == [.macOS])
        #expect(Set(phone.files) == [
            "SightsApp.swift", "ContentView.swift", "SightDetail.swift", "PageView.swift",
            "PageViewController.swift", "PageControl.swift", "ModelData.swift", "Sight.swift", "SightList.swift",
            "MapView.swift",
        ])
        // Each target has its own file of that name.
        #expect(phone.sources.contains { $0.hasSuffix("Sights/Views/SightDetail.swift") })
        #expect(mac.sources.contains { $0.hasSuffix("SightsMac/SightDetail.swift") } && mac.sources.count == 6)
        #expect(phone.resourceNames == ["sights.json", "Assets.xcassets"])
        #expect(mac.module == "Sights_for_Mac" && phone.module == "Sights" && phone.conditions == ["DEBUG"])
        #expect(phone.infoPlist?.hasSuffix("Sights/Info.plist") == true)
        #expect(phone.infoVariables["REGION_NAME"] == "Hallstatt")
        #expect(phone.infoValues["CFBundleIdentifier"] == "org.example.Sights")
        #expect(phone.infoValues["CFBundleShortVersionString"] == "1.2")
        #expect(project.notes.contains("'Gone.swift' of 'Sights' does not exist"))
        #expect(project.notes.contains { $0.contains("using the app 'Sights'") && $0.contains("SightsMac") })
    }

    @Test func aProjectOfSynchronizedFolders() throws {
        let project = try SampleProjects.read("Journal")
        let app = try project.target("Journal"), widget = try project.target("JournalWidget")
        #expect(project.chosen == "Journal" && widget.kind == .widget)
        // Without the excluded file, whose text is not Swift.
        #expect(Set(app.files) == ["JournalApp.swift", "ContentView.swift", "Entry.swift", "Über Zeilen.swift"])
        #expect(Set(app.resourceNames) == ["Assets.xcassets", "Localizable.xcstrings", "Peaks.ttf"])
        // With the file that it includes from the other folder, and without its Info.plist.
        #expect(Set(widget.files) == ["JournalWidget.swift", "Entry.swift"] && widget.resources.isEmpty)
        #expect(app.isMainActorByDefault && app.upcomingFeatures.contains("MemberImportVisibility"))
        #expect(app.upcomingFeatures.contains("InferIsolatedConformances"))
        // In the Swift 5 mode the compiler gives up on right expressions with it.
        #expect(!app.upcomingFeatures.contains("InferSendableFromCaptures"))
        // Xcode's default, which is no part of the project file.
        #expect(app.upcomingFeatures.contains("BareSlashRegexLiterals"))
        #expect(Set(app.conditions) == ["DEBUG", "FROM_FILE"])
        #expect(app.infoValues["CFBundleDisplayName"] == "Field Journal")
        #expect(app.infoValues["CFBundleIdentifier"] == "org.example.journal")
        #expect(app.dependencies.isEmpty, "an app holds its widget and does not import it")
    }

    /// A Mac writes decomposed names to disk, and composed ones to projects and sources.
    @Test(arguments: ["Caf\u{e9}", "\u{130}st", "\u{d55c}\u{ae00}"])
    func decomposedNamesOnDiskAreFound(name: String) throws {
        let disk = name.decomposedStringWithCanonicalMapping
        #expect(Array(disk.utf8) != Array(name.utf8))
        let text = "Bundle.module.url(forResource: \"\(name)\", withExtension: \"txt\") != nil"
        let command = try Command([
            "\(disk)/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package("
                + "name: \"P\", targets: [.target(name: \"P\", path: \"Sources/\(name)\", "
                + "resources: [.process(\"\(name).txt\")])])\n",
            "\(disk)/Sources/\(disk)/\(disk).txt": "a",
            "\(disk)/Sources/\(disk)/\(disk)Row.swift": "import SwiftUI\n#Preview { Text(\"\\(\(text))\") }\n",
        ])
        let result = try command.run("layout", name)
        #expect(result.code == 0 && result.output.contains("true"), "\(result.errors)")
        let one = try command.run("layout", "\(name)/Sources/\(name)/\(name)Row.swift")
        #expect(one.code == 0 && one.output.contains("true"), "\(one.errors)")
    }

    /// On a Mac, names that differ only in the case of letters are the same file.
    @Test func namesInAnotherCaseAreFound() throws {
        let command = try Command([
            "X/Shop/Info.plist": "<plist><dict/></plist>", "X/Shop/Row.swift": "", "X/Parts/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Parts", products: [.library(name: "Parts", targets: ["Parts"])],
                                      targets: [.target(name: "Parts", path: "sources/Parts")])
                """,
            "X/Parts/Sources/parts/Part.swift": "",
            "X/X.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                { archiveVersion = 1; objectVersion = 60; rootObject = R; objects = {
                  R = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (L); };
                  G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
                  S = { isa = PBXGroup; path = shop; sourceTree = "<group>"; children = (A); };
                  A = { isa = PBXFileReference; path = row.swift; sourceTree = "<group>"; };
                  L = { isa = XCLocalSwiftPackageReference; relativePath = parts; };
                  P = { isa = XCSwiftPackageProductDependency; productName = Parts; };
                  BA = { isa = PBXBuildFile; fileRef = A; };
                  C = { isa = PBXSourcesBuildPhase; files = (BA); };
                  N = { isa = XCConfigurationList; buildConfigurations = (D); };
                  D = { isa = XCBuildConfiguration; name = Debug;
                        buildSettings = { INFOPLIST_FILE = SHOP/Info.plist; }; };
                  T = { isa = PBXNativeTarget; name = X; productType = "com.apple.product-type.application";
                        buildPhases = (C); buildConfigurationList = N; packageProductDependencies = (P); };
                }; }
                """,
        ])
        let project = try ProjectReader.read([command.folder + "/X"])
        let app = try project.target("X")
        #expect(app.files == ["Row.swift"] && project.notes.allSatisfy { $0.hasPrefix("using the app") })
        #expect(app.infoPlist == command.folder + "/X/Shop/Info.plist")
        let parts = try project.target("Parts")
        #expect(app.dependencies == ["Parts"] && parts.files == ["Part.swift"])
    }

    /// Xcode writes the whole path of a data model of the machine where it was made.
    @Test func aWholePathOfAnotherMachineIsFoundInTheProject() throws {
        let command = try Command([
            "X/Shop/Row.swift": "", "X/Shop/Goods.xcdatamodeld/Goods.xcdatamodel/contents": "<model/>",
            "X/X.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                { archiveVersion = 1; objectVersion = 60; rootObject = R; objects = {
                  R = { isa = PBXProject; mainGroup = G; targets = (T); };
                  G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
                  S = { isa = PBXGroup; path = Shop; sourceTree = "<group>"; children = (A, B); };
                  A = { isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
                  B = { isa = XCVersionGroup; path = /Users/a/Desktop/X/Shop/Goods.xcdatamodeld;
                        sourceTree = "<group>"; children = (); };
                  BA = { isa = PBXBuildFile; fileRef = A; };
                  BB = { isa = PBXBuildFile; fileRef = B; };
                  C = { isa = PBXSourcesBuildPhase; files = (BA, BB); };
                  T = { isa = PBXNativeTarget; name = X; productType = "com.apple.product-type.application";
                        buildPhases = (C); };
                }; }
                """,
        ])
        let app = try ProjectReader.read([command.folder + "/X"]).target("X")
        #expect(app.resources.map(\.path) == [command.folder + "/X/Shop/Goods.xcdatamodeld"])
    }

    /// No reference names a package in a synchronized folder.
    @Test func aPackageInASynchronizedFolderIsFound() throws {
        let command = try Command([
            "X/Shop/Row.swift": "import Parts\n", "X/Local/Features/Parts/Sources/Parts/Part.swift": "",
            "X/Local/Features/Parts/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Parts", products: [.library(name: "Parts", targets: ["Parts"])],
                                      targets: [.target(name: "Parts")])
                """,
            "X/X.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                { archiveVersion = 1; objectVersion = 77; rootObject = R; objects = {
                  R = { isa = PBXProject; mainGroup = G; targets = (T); };
                  G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, L); };
                  S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
                  L = { isa = PBXFileSystemSynchronizedRootGroup; path = Local; sourceTree = "<group>"; };
                  P = { isa = XCSwiftPackageProductDependency; productName = Parts; };
                  T = { isa = PBXNativeTarget; name = X; productType = "com.apple.product-type.application";
                        buildPhases = (); fileSystemSynchronizedGroups = (S); packageProductDependencies = (P); };
                }; }
                """,
        ])
        let project = try ProjectReader.read([command.folder + "/X"])
        #expect(try project.target("X").dependencies == ["Parts"])
        #expect(try project.target("Parts").files == ["Part.swift"])
    }

    /// A dependency for macOS only is not part of an app for iOS.
    @Test func dependenciesAreFilteredByPlatform() throws {
        let command = try Command()
        try SampleProjects.copy("Journal", to: command)
        let path = "Journal/Journal.xcodeproj/project.pbxproj"
        let text = try #require(command.text(path))
            .replacingOccurrences(of: "com.apple.product-type.app-extension", with: "com.apple.product-type.framework")
        func dependencies(_ filter: String) throws -> [String] {
            try command.write(text.replacingOccurrences(
                of: "isa = PBXTargetDependency;", with: "isa = PBXTargetDependency; \(filter)"), to: path)
            return try ProjectReader.read([command.folder + "/Journal"]).target("Journal").dependencies
        }
        #expect(try dependencies("") == ["JournalWidget"])
        #expect(try dependencies("platformFilter = ios;") == ["JournalWidget"])
        #expect(try dependencies("platformFilter = maccatalyst;") == [])
        #expect(try dependencies("platformFilters = (macos, maccatalyst, );") == [])
    }

    @Test func aWorkspaceWithAPackage() throws {
        let project = try SampleProjects.read("Harbor")
        #expect(project.form == .workspace && project.chosen == "Harbor")
        let app = try project.target("Harbor"), depths = try project.target("Depths")
        #expect(app.dependencies == ["Moorings"] && app.languageMode == "6" && app.platforms == [.iOS, .macOS])
        #expect(depths.language == .c && depths.files == ["depths.c"])
        #expect(project.closure(of: "Harbor").map(\.name) == ["Depths", "Moorings", "Harbor"])
        #expect(project.missing.map(\.name) == ["Knots"] && project.missing.first?.users == ["Riggings"])
        let direct = try SampleProjects.read("Harbor/App/Harbor.xcodeproj")
        #expect(direct.missing.map(\.name) == ["Moorings"], "the project alone does not know where the package is")
    }

    @Test func anAppPlayground() throws {
        for path in ["Sketch.swiftpm", "Sketch.swiftpm/Package.swift"] {
            let project = try SampleProjects.read(path)
            let app = try project.target("AppModule")
            #expect(project.form == .playground && project.name == "Sketch" && app.kind == .app)
            #expect(app.files == ["ContentView.swift", "MyApp.swift"] && app.resourceNames == ["tone.txt"])
            #expect(app.infoValues["CFBundleIdentifier"] == "org.example.sketch")
        }
    }

    /// A folder with an app playground in it is that playground, with its resources.
    @Test func aFolderAroundAnAppPlayground() throws {
        let command = try Command(["README.md": "A sketch.\n"])
        try SampleProjects.copy("Sketch.swiftpm", to: command)
        let project = try ProjectReader.read([command.folder])
        #expect(project.form == .playground && project.chosen == "AppModule")
        #expect(try project.target("AppModule").resourceNames == ["tone.txt"])
    }

    // MARK: Arguments

    @Test func aFileFindsTheProjectAroundIt() throws {
        let list = SampleProjects.path("Sights/Sights/Views/SightList.swift")
        let project = try ProjectReader.read([list])
        #expect(project.name == "Sights" && project.chosen == "Sights" && project.focus == [list])
        let mac = try ProjectReader.read([SampleProjects.path("Sights/SightsMac/SightDetail.swift")])
        #expect(mac.chosen == "SightsMac")
        let tile = try ProjectReader.read([SampleProjects.path("Tiles/Sources/Tints/Tint.swift")])
        #expect(tile.form == .package && tile.chosen == "Tints")
        // A file that belongs to no target is a program of its own.
        let loose = try ProjectReader.read([SampleProjects.path("Journal/Journal/Drafts/Unfinished.swift")])
        #expect(loose.form == .files && loose.chosen == "Program" && loose.focus.isEmpty)
    }

    @Test func filesAndFoldersWithoutAProject() throws {
        let command = try Command(["V/A.swift": "", "V/B.swift": "", "V/Tests/C.swift": "", "V/data.json": "{}",
                                   "V/Assets.xcassets/Contents.json": "{}"])
        let folder = try ProjectReader.read([command.folder + "/V"])
        #expect(folder.form == .files && folder.targets[0].files == ["A.swift", "B.swift"])
        #expect(Set(folder.targets[0].resourceNames) == ["Assets.xcassets", "data.json"])
        let files = try ProjectReader.read([command.folder + "/V/B.swift", command.folder + "/V/Tests/C.swift"])
        #expect(files.targets[0].files == ["B.swift", "C.swift"])
        let tests = try ProjectReader.read([command.folder + "/V/Tests"])
        #expect(tests.targets[0].files == ["C.swift"])
    }

    @Test func aPackageWithoutSwiftFilesIsNotTheProjectOfTheFolderAboveIt() throws {
        let command = try Command(["V/App/A.swift": "", "V/Vendor/Closed/Package.swift": manifest(name: "Closed")])
        let project = try ProjectReader.read([command.folder + "/V"])
        #expect(project.form == .files && project.targets[0].files == ["A.swift"])
    }

    @Test func aFolderAboveAProject() throws {
        let command = try Command()
        try SampleProjects.copy("Tiles", to: command)
        #expect(try ProjectReader.read([command.folder]).name == "Tiles")
        // The package beside the only app is not asked for.
        try SampleProjects.copy("Sights", to: command)
        #expect(try ProjectReader.read([command.folder]).name == "Sights")
        try SampleProjects.copy("Journal", to: command)
        let result = try command.run("project")
        #expect(result.code == ExitCode.input.rawValue && result.hasFourParts)
        #expect(result.errors.contains("Journal/Journal.xcodeproj, Sights/Sights.xcodeproj, Tiles/Package.swift"))
    }

    @Test func targetsAndFilesAreChosen() throws {
        let mac = try SampleProjects.read("Sights", ProjectOptions(target: "SightsMac"))
        #expect(mac.chosen == "SightsMac" && !mac.notes.contains { $0.contains("using the app") })
        let without = try SampleProjects.read("Sights", ProjectOptions(excluded: ["Sights/Views", "*.xcassets"]))
        #expect(try without.target("Sights").files.count == 4)
        #expect(try without.target("Sights").resourceNames == ["sights.json"])
        let page = try SampleProjects.read("Sights", ProjectOptions(excluded: ["**/Page*.swift"]))
        #expect(try page.target("Sights").files.count == 7)
        #expect { try SampleProjects.read("Sights", ProjectOptions(target: "Sigths")) } throws: {
            ($0 as? Failure)?.text.contains("Did you mean Sights?") ?? false
        }
    }
}
