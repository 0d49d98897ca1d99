import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// `project.yml` of XcodeGen, where the Xcode project that it makes is missing.
struct XcodeGenReaderTests {
    private static let files = [
        "Shop/project.yml": """
            name: Shop
            include: [settings.yml]
            packages:
              Alamofire:
                url: https://example.org/Alamofire
                from: 5.0.0
              Tools: {path: Tools}
            targetTemplates:
              App:
                type: application
                sources:
                  - path: ${target_name}
                    excludes: ["Old", "**/*.txt"]
                dependencies:
                  - target: Kit
            targets:
              Shop:
                templates: [App]
                platform: iOS
                settings:
                  SWIFT_VERSION: 6
                info:
                  path: Shop/Made.plist
                  properties: {CFBundleDisplayName: The Shop}
                preBuildScripts:
                  - name: Check
                    script: |
                      if [ -x swiftlint ]; then
                        swiftlint
                      fi
                dependencies:
                  - package: Alamofire
                  - {package: Tools, product: Hammer}
                  - target: ShopWidget
              Kit:
                type: framework
                platform: [iOS, macOS]
                sources: Kit
              ShopWidget:
                type: app-extension
                platform: iOS
                sources: [Widget/*.swift]
              ShopTests:
                type: bundle.unit-test
                platform: iOS
                sources: [Tests]
                dependencies: [{target: Shop}]

            """,
        "Shop/settings.yml": """
            settings:
              base:
                SWIFT_VERSION: "5.9"
                SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
              configs:
                Debug: {MARKETING_VERSION: 1.2}

            """,
        "Shop/Shop/Page.swift": "import Kit\nimport SwiftUI\n#Preview { Text(title) }\n",
        "Shop/Shop/Words.strings": "\"a\" = \"b\";", "Shop/Shop/Old/Page.swift": "let x: Missing\n",
        "Shop/Kit/Kit.swift": "public nonisolated let title = \"kit\"\n", "Shop/Widget/A.swift": "let a = 1\n",
        "Shop/Widget/Deep/B.swift": "let b = 1\n", "Shop/Tests/Tests.swift": "import XCTest\n",
    ]

    @Test func targetsAreRead() throws {
        let command = try Command(Self.files)
        let project = try ProjectReader.read([command.folder + "/Shop"])
        #expect(project.form == .xcodegen && project.name == "Shop" && project.chosen == "Shop")
        let shop = try project.target("Shop"), kit = try project.target("Kit")
        #expect(shop.files == ["Page.swift"] && shop.dependencies == ["Kit"] && shop.kind == .app)
        #expect(shop.resourceNames == ["Words.strings"] && shop.platforms == [.iOS])
        #expect(kit.files == ["Kit.swift"] && kit.kind == .library && kit.platforms == [.iOS, .macOS])
        #expect(try project.target("ShopWidget").files == ["A.swift"])
        #expect(try project.target("ShopWidget").kind == .widget && project.target("ShopTests").kind == .tests)
        #expect(project.missing.map(\.name).contains("Alamofire"))
    }

    @Test func settingsOfATargetOverrideThoseOfIncludedFiles() throws {
        let command = try Command(Self.files)
        let project = try ProjectReader.read([command.folder + "/Shop/project.yml"])
        let shop = try project.target("Shop"), kit = try project.target("Kit")
        #expect(shop.languageMode == "6" && kit.languageMode == "5" && kit.isMainActorByDefault)
        #expect(shop.infoValues["CFBundleDisplayName"] == "The Shop" && shop.infoPlist == nil)
        #expect(shop.infoValues["CFBundleShortVersionString"] == "1.2" && shop.conditions == ["DEBUG"])
    }

    @Test func previewsOfItsAppAreDrawn() throws {
        let command = try Command(Self.files)
        let result = try command.run("layout", "Shop", "--offline")
        #expect(result.code == 0 && result.output.contains("kit"), "\(result.errors)")
    }

    @Test func theXcodeProjectThatItMadeIsUsed() throws {
        var files = Self.files
        files["Shop/Shop.xcodeproj/project.pbxproj"] = "// com.apple.product-type.application"
        let command = try Command(files)
        #expect(Place.best(in: command.folder + "/Shop")?.form == .xcodeProject)
    }
}
