import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

@Suite("What a swiftgen.yml generates")
struct SwiftGenConfigurationTests {
    private func command(_ yaml: String, plugins: String = "", more: [String: String] = [:]) throws -> Command {
        try Command([
            "P/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "P", targets: [
                    .plugin(name: "SwiftGenPlugin", capability: .buildTool()),
                    .plugin(name: "RswiftGenerateInternalResources", capability: .buildTool()),
                    .target(name: "P", plugins: [\(plugins)]), .target(name: "Q"),
                ])

                """,
            "P/swiftgen.yml": yaml, "P/Sources/P/P.swift": "", "P/Sources/Q/Q.swift": "",
            "P/Plugins/SwiftGenPlugin/a.swift": "", "P/Plugins/RswiftGenerateInternalResources/a.swift": "",
        ].merging(more) { $1 })
    }

    private func read(_ command: Command) throws -> Project { try ProjectReader.read([command.folder + "/P"]) }

    /// A file belongs to the target whose sources are nearest to it; paths are relative to the configuration.
    @Test func aFileBelongsToTheNearestTarget() throws {
        let command = try command("""
            output_dir: Sources/Q/Generated
            strings:
              inputs: Sources/Q/en.lproj
              filter: .+\\.strings$
              options:
                separator: "/"
              outputs:
                - templateName: flat-swift5
                  output: Texts.swift
            """)
        let project = try read(command)
        #expect(try project.target("P").generated.isEmpty)
        let output = try #require(try project.target("Q").generated.first)
        #expect(output.kind == .strings && output.template == "flat-swift5" && output.separator == "/")
        #expect(output.path.hasSuffix("/P/Sources/Q/Generated/Texts.swift"))
        #expect(output.inputs.map { FilePath.name(of: $0) } == ["en.lproj"] && output.filter == #".+\.strings$"#)
    }

    /// The plugin writes into the folder of derived files of each target that it is used by.
    @Test func aPluginGeneratesForTheTargetsThatUseIt() throws {
        let command = try command("""
            output_dir: ${DERIVED_SOURCES_DIR}
            xcassets:
              inputs: Media.xcassets
              outputs: { templateName: swift5, output: Assets.swift }
            """, plugins: #""SwiftGenPlugin""#)
        let project = try read(command)
        #expect(try project.target("P").generated.count == 1 && project.target("Q").generated.isEmpty)
        #expect(!project.notes.contains { $0.contains("SwiftGenPlugin") }, "\(project.notes)")
    }

    @Test func otherPluginsAreNamed() throws {
        let command = try command("strings:\n", plugins: #""SwiftGenPlugin", "RswiftGenerateInternalResources""#)
        let notes = try read(command).notes
        for plugin in ["SwiftGenPlugin", "RswiftGenerateInternalResources"] {
            #expect(notes.contains { $0.contains("'\(plugin)' of 'P' is not run") }, "\(notes)")
        }
    }

    /// What is not generated is named: other parsers, templates of the project, variables, and YAML that is not read.
    @Test func whatIsNotGeneratedIsNamed() throws {
        let notes = try read(try command("""
            fonts:
              inputs: Fonts
              outputs: { templateName: swift5, output: Sources/P/Fonts.swift }
            strings:
              inputs: en.lproj
              outputs:
                - { templatePath: own.stencil, output: Sources/P/Own.swift }
                - { templateName: flat-swift5, output: "${ELSEWHERE}/Texts.swift" }
                - { templateName: flat-swift5, output: Sources/P/P.swift }
            """)).notes
        #expect(notes.contains { $0.contains("generates 'Fonts.swift'") && $0.contains("fonts") }, "\(notes)")
        #expect(notes.contains { $0.contains("generates 'Own.swift'") && $0.contains("of the project") })
        #expect(notes.contains { $0.contains("'${ELSEWHERE}/Texts.swift'") && $0.contains("not known") })
        #expect(!notes.contains { $0.contains("'P.swift'") })
        let other = try read(try command("strings: !!str\n  inputs: a\n")).notes
        #expect(other.contains { $0.contains("'swiftgen.yml' uses YAML that is not read here") }, "\(other)")
    }
}
