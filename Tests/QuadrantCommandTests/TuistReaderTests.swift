import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// Manifests of Tuist: targets, sources and resources where they are literal.
struct TuistReaderTests {
    private static let manifest = """
        import ProjectDescription
        let project = Project(
            name: "Shop",
            targets: [
                .target(
                    name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b",
                    infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]),
                    sources: ["Shop/Sources/**"], resources: [.glob(pattern: "Shop/Resources/**")],
                    dependencies: [.target(name: "Kit"), .external(name: "Alamofire")]),
                .target(
                    name: "Kit", destinations: [.iPhone, .iPad], product: .framework, bundleId: "a.c",
                    sources: .sourceFilesList(globs: ["Kit/*.swift"])),
                .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "a.d",
                        sources: ["Shop/Tests/**"], dependencies: [.target(name: "Shop")]),
            ])

        """
    private static let files = [
        "Shop/Project.swift": manifest,
        "Shop/Shop/Sources/Views/Page.swift": "import Kit\nimport SwiftUI\n#Preview { Text(title) }\n",
        "Shop/Shop/Resources/Words.strings": "\"a\" = \"b\";",
        "Shop/Kit/Kit.swift": "public let title = \"kit\"\n", "Shop/Kit/Deep/Other.swift": "let x: Missing\n",
        "Shop/Shop/Tests/Tests.swift": "import XCTest\n",
    ]

    @Test func targetsAreRead() throws {
        let command = try Command(Self.files)
        let project = try ProjectReader.read([command.folder + "/Shop"])
        #expect(project.form == .tuist && project.name == "Shop" && project.chosen == "Shop")
        let shop = try project.target("Shop"), kit = try project.target("Kit")
        #expect(shop.files == ["Page.swift"] && shop.dependencies == ["Kit"] && shop.kind == .app)
        #expect(shop.resourceNames == ["Words.strings"] && shop.platforms == [.iOS])
        #expect(kit.files == ["Kit.swift"] && kit.kind == .library && kit.platforms == [.iOS])
        #expect(try project.target("ShopTests").kind == .tests)
        #expect(project.missing.map(\.name) == ["Alamofire"])
    }

    @Test func previewsOfAManifestsAppAreDrawn() throws {
        let command = try Command(Self.files)
        let result = try command.run("layout", "Shop", "--offline")
        #expect(result.code == 0 && result.output.contains("kit"), "\(result.errors)")
    }

    @Test func projectsOfAWorkspaceAreRead() throws {
        var files = Self.files
        files["Workspace.swift"] = "import ProjectDescription\n"
            + "let workspace = Workspace(name: \"All\", projects: [\"Shop\"])\n"
        let command = try Command(files)
        let project = try ProjectReader.read([command.folder])
        #expect(project.name == "All" && project.targets.map(\.name).sorted() == ["Kit", "Shop", "ShopTests"])
    }

    /// A manifest that computes its targets needs Tuist.
    @Test func aManifestThatIsAProgramIsRefused() throws {
        let command = try Command([
            "Shop/Project.swift": "import ProjectDescription\nlet project = Project(name: \"A\", targets: all())\n",
            "Shop/A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
        ])
        let result = try command.run("render", "Shop")
        #expect(result.code == ExitCode.input.rawValue && result.hasFourParts)
        #expect(result.errors.contains("tuist generate"), "\(result.errors)")
    }
}
