import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject
@testable import QuadrantSession

/// The layout of a program's resource bundles (#10).
@Suite("The folder of a bundle")
struct BundleFolderTests {
    private func lay(_ project: Project, _ locale: String, in command: Command) throws -> BundleFolder {
        try BundleFolder(project, target: try #require(project.chosen), locale: locale,
                         in: command.folder + "/bundle-" + locale)
    }

    private func texts(_ path: String) throws -> [String: String] {
        try #require(StringTable.strings(path)).texts
    }

    @Test func theProgramsAndTheModules() throws {
        let command = try Command(), tiles = try SampleProjects.read("Tiles")
        for (locale, sky) in [("en_US", "Sky"), ("de_AT", "Himmel"), ("ja_JP", "Sky")] {
            let bundle = try lay(tiles, locale, in: command)
            let module = try #require(bundle.modules["Tints"])
            #expect(FilePath.name(of: module) == "Tiles_Tints.bundle" && bundle.modules["Tiles"] == bundle.path)
            #expect(try texts(module + "/Localizable.strings")["sky"] == sky)
            #expect(try texts(module + "/de.lproj/Localizable.strings")["sky"] == "Himmel")
            #expect(FilePath.isFile(module + "/tints.json") && FilePath.isFile(module + "/Samples/sample.txt"))
        }
    }

    @Test func infoPlistHasTheBuildSettings() throws {
        let sights = try SampleProjects.read("Sights")
        let values = InfoPlist.values(of: try sights.target("Sights"))
        #expect(values["CFBundleIdentifier"] as? String == "org.example.Sights")
        #expect(values["CFBundleDisplayName"] as? String == "Sights of Hallstatt")
        #expect(values["SightsLimit"] as? Int == 12 && values["CFBundleVersion"] as? String == "3")
        let files = Project.Target(name: "Program", module: "Program", kind: .app, package: "Program", sources: [])
        #expect(InfoPlist.values(of: files)["CFBundleIdentifier"] as? String == "org.example.Program")
    }

    @Test func catalogsOfTexts() throws {
        let catalog = try #require(StringTable.catalog(SampleProjects.path("Journal/Journal/Localizable.xcstrings")))
        #expect(catalog.source == "en" && catalog.tables["de"]?.texts["greeting"] == "Liebes Tagebuch")
        #expect(catalog.tables["de"]?.forms(of: "value", in: "entries %lld")?["one"] == "%lld Eintrag")
        #expect(catalog.tables["de"]?.texts["entries %lld"] == "%lld Einträge")
        let command = try Command(["T.xcstrings": """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
              "both" : { "localizations" : { "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@a@ and %#@b@" },
                "substitutions" : {
                  "a" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "", "value" : "%arg cat" } },
                    "other" : { "stringUnit" : { "state" : "", "value" : "%arg cats" } } } } },
                  "b" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "", "value" : "a dog" } },
                    "other" : { "stringUnit" : { "state" : "", "value" : "%arg dogs" } } } } } } } } },
              "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
                "iphone" : { "stringUnit" : { "state" : "", "value" : "Tap" } },
                "mac" : { "stringUnit" : { "state" : "", "value" : "Click" } } } } } } },
              "bare" : {} } }
            """])
        let table = try #require(StringTable.catalog(command.folder + "/T.xcstrings")?.tables["en"])
        #expect(table.texts["tap"] == "Tap" && table.texts["bare"] == "bare")
        #expect(table.forms(of: "a", in: "both")?["other"] == "%1$lld cats")
        #expect(StringTable.catalog(SampleProjects.path("Sights/Sights/Info.plist")) == nil)
    }

    /// A catalog of phrases for app shortcuts has lists of texts, which are no texts of the program.
    @Test func listsOfPhrasesAreNoTexts() throws {
        let command = try Command(["AppShortcuts.xcstrings": """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
              "Open ${applicationName}" : { "localizations" : { "en" : { "stringSet" : {
                "state" : "translated", "values" : [ "Open ${applicationName}", "Show ${applicationName}" ] } } } },
              "empty" : { "localizations" : { "en" : { "variations" : {} } } } } }
            """])
        let table = try #require(StringTable.catalog(command.folder + "/AppShortcuts.xcstrings")?.tables["en"])
        #expect(table.texts.isEmpty)
    }

    @Test func dictionariesOfPlurals() throws {
        let command = try Command(["a.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%d files</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@files@ found</string>
              <key>files</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>one</key><string>One file</string><key>other</key><string>%d files</string>
              </dict></dict></dict></plist>
            """])
        let table = try #require(StringTable.dictionary(command.folder + "/a.stringsdict"))
        #expect(table.forms(of: "files", in: "%d files") == ["one": "One file", "other": "%d files"])
        #expect(table.texts["%d files"] == "%d files found")
    }

    @Test(arguments: [
        ("de_AT", ["en", "de", "fr"], "de"), ("pt_BR", ["pt-PT", "pt-BR", "en"], "pt-BR"),
        ("zh_TW", ["zh-Hans", "zh-Hant", "en"], "zh-Hant"), ("zh_CN", ["zh-Hans", "en"], "zh-Hans"),
        ("ja_JP", ["de", "en"], "en"), ("ja_JP", ["Base", "de"], "Base"), ("en_GB", ["en-AU", "fr"], "en-AU"),
        ("nb_NO", ["NB", "en"], "NB"),
    ])
    func theNearestLanguage(locale: String, languages: [String], expected: String) {
        #expect(BundleLanguage.choose(locale, from: languages, development: "en") == expected)
    }

    /// Programs that migrate look for a version under the name that Xcode's compiler gives it.
    @Test func versionsOfADataModelAreThere() throws {
        let command = try Command([
            "P/M.xcdatamodeld/M.xcdatamodel/contents": "<model/>",
            "P/M.xcdatamodeld/M 2.xcdatamodel/contents": "<model/>",
            "P/M.xcdatamodeld/.xccurrentversion": "", "P/A.swift": "",
        ])
        let bundle = try lay(try ProjectReader.read([command.folder + "/P"]), "en_US", in: command)
        for name in ["M.momd/M.mom", "M.momd/M 2.mom", "M.momd/M.xcdatamodel"] {
            #expect(FilePath.isFile("\(bundle.path)/\(name)/contents"), "\(name)")
        }
        #expect(FilePath.isFile(bundle.path + "/M.momd/.xccurrentversion"))
        // The folder of the project has no link in it.
        let parts = try FileManager.default.contentsOfDirectory(atPath: command.folder + "/P/M.xcdatamodeld")
        #expect(parts.sorted() == [".xccurrentversion", "M 2.xcdatamodel", "M.xcdatamodel"])
    }

    /// A data model without versions is a resource of a folder, of a package and of an Xcode project.
    @Test func aDataModelWithoutVersionsIsThere() throws {
        let command = try Command([
            "F/M.xcdatamodel/contents": "<model/>", "F/A.swift": "",
            "P/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "P", targets: [.target(name: "P")])
                """,
            "P/Sources/P/M.xcdatamodel/contents": "<model/>", "P/Sources/P/A.swift": "",
            "X/M.xcdatamodel/contents": "<model/>", "X/A.swift": "",
            "X/X.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                { archiveVersion = 1; objectVersion = 56; rootObject = R; objects = {
                  R = { isa = PBXProject; mainGroup = G; targets = (T); };
                  G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, M); };
                  A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                  M = { isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = M.xcdatamodel;
                        sourceTree = "<group>"; };
                  BA = { isa = PBXBuildFile; fileRef = A; };
                  BM = { isa = PBXBuildFile; fileRef = M; };
                  S = { isa = PBXSourcesBuildPhase; files = (BA, BM); };
                  T = { isa = PBXNativeTarget; name = X; productType = "com.apple.product-type.application";
                        buildPhases = (S); };
                }; }
                """,
        ])
        for name in ["F", "P", "X"] {
            let project = try ProjectReader.read([command.folder + "/" + name])
            let target = try #require(project.chosenTarget)
            #expect(target.resourceNames == ["M.xcdatamodel"], "\(name)")
            let bundle = try BundleFolder(project, target: target.name, locale: "en_US",
                                          in: command.folder + "/bundle-" + name)
            let folder = name == "P" ? try #require(bundle.modules["P"]) : bundle.path
            #expect(FilePath.isFile(folder + "/M.mom/contents"), "\(name)")
        }
    }

    @Test func catalogsOfOneNameAreAllThere() throws {
        let command = try Command(["P/a/Assets.xcassets/Contents.json": "{}", "P/b/Assets.xcassets/Contents.json": "{}",
                                   "P/a/data.json": "1", "P/b/data.json": "2", "P/A.swift": ""])
        let bundle = try lay(try ProjectReader.read([command.folder + "/P"]), "en_US", in: command)
        #expect(FilePath.isFolder(bundle.path + "/Assets.xcassets"))
        #expect(FilePath.isFolder(bundle.path + "/Assets-2.xcassets"))
        #expect(FileManager.default.contents(atPath: bundle.path + "/data.json") == Data("1".utf8))
    }
}
