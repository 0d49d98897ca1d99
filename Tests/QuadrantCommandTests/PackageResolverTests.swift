import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// SwiftPM fetches packages that are not on this machine (#10). The repositories are in the test's temporary folder.
@Suite("Fetching packages")
struct PackageResolverTests {
    private struct Report: Decodable {
        struct Missing: Decodable { var name: String }
        var packages: [Project.FoundPackage]
        var missing: [Missing]
        var notes: [String]

        func version(_ name: String) -> String? { packages.first { $0.name == name }?.version }
    }

    private let command: Command
    private var cache: String { command.folder + "/cache" }
    private var kept: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: cache + "/packages")) ?? []).sorted()
    }

    /// Two packages with versions 1.0.0 and 1.1.0, the first of which depends on the second, and tests with a missing
    /// dependency; a package App that depends on the first.
    init() throws {
        command = try Command()
        try repository("Base", dependencies: "", uses: "", code: { "public let base = \"base \($0)\"" })
        try repository("Badge", dependencies: ".package(url: \"\(address("Base"))\", from: \"1.0.0\"),"
                       + ".package(url: \"\(address("Nowhere"))\", from: \"1.0.0\")",
                       uses: "\"Base\"", code: { _ in """
            import Base
            import SwiftUI
            public struct Badge: View {
                public init() {}
                public var body: some View { Text(base) }
            }
            """ })
        try command.write(manifest("App", dependencies: use("Badge"), uses: "\"Badge\""), to: "App/Package.swift")
        try command.write("import Badge\nimport SwiftUI\n#Preview(\"One\") { Badge() }\n",
                          to: "App/Sources/App/View.swift")
    }

    private func address(_ name: String) -> String { "file://\(command.folder)/remote/\(name)" }
    private func use(_ name: String) -> String { ".package(url: \"\(address(name))\", from: \"1.0.0\")" }

    private func manifest(_ name: String, dependencies: String, uses: String) -> String {
        // Dependencies of tests are not fetched.
        let tests = dependencies.contains("Nowhere") ? """
            , .testTarget(name: "Tests", dependencies: [.product(name: "Nowhere", package: "Nowhere")])
            """ : ""
        return """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependencies)],
                targets: [.target(name: "\(name)", dependencies: [\(uses)])\(tests)])
            """
    }

    private func repository(_ name: String, dependencies: String, uses: String, code: (String) -> String) throws {
        let folder = "remote/" + name
        try command.write(manifest(name, dependencies: dependencies, uses: uses), to: folder + "/Package.swift")
        for version in ["1.0.0", "1.1.0"] {
            try command.write(code(version) + "\n", to: "\(folder)/Sources/\(name)/\(name).swift")
            let result = try command.shell("""
                cd '\(folder)' && git init -q . && git add -A && git -c user.name=a -c user.email=a@example.org \
                -c commit.gpgsign=false commit -q --allow-empty -m '\(version)' && git tag '\(version)'
                """)
            #expect(result.code == 0, "\(result.errors)")
        }
    }

    private func report(_ arguments: String...) throws -> Report {
        let result = try command.run(["project", "--json"] + arguments, ["QUADRANT_CACHE": cache])
        #expect(result.code == 0, "\(result.errors)")
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    @Test func aPackageIsFetchedWithWhatItUsesAndDrawn() throws {
        let found = try report("App")
        #expect(found.version("Badge") == "1.1.0" && found.version("Base") == "1.1.0")
        #expect(found.missing.isEmpty && found.notes.isEmpty)
        #expect(command.files == ["App", "cache", "remote"])
        #expect(try FileManager.default.subpathsOfDirectory(atPath: command.folder + "/App").count == 4)
        // The fetched packages are cached for other commands as well.
        let before = kept
        let drawn = try command.run(["layout", "App", "--view", "One"], ["QUADRANT_CACHE": cache])
        #expect(drawn.code == 0 && drawn.output.contains("base 1.1.0"), "\(drawn.errors)")
        #expect(!drawn.errors.contains("fetching") && kept == before)
    }

    @Test func versionsThatTheProjectHasSettledOnAreTaken() throws {
        let revision = try command.shell("git -C remote/Base rev-parse 1.0.0").output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try command.write("""
            { "originHash": "0", "version": 3, "pins": [{ "identity": "base", "kind": "remoteSourceControl",
              "location": "\(address("Base"))", "state": { "revision": "\(revision)", "version": "1.0.0" } }] }
            """, to: "App/Package.resolved")
        let found = try report("App")
        #expect(found.version("Base") == "1.0.0" && found.version("Badge") == "1.1.0")
        try command.write("""
            { "version": 1, "object": { "pins": [{ "package": "Base", "repositoryURL": "\(address("Base"))",
              "state": { "branch": null, "revision": "\(revision)", "version": "1.0.0" } }] } }
            """, to: "App/Package.resolved")
        #expect(try report("App").version("Base") == "1.0.0")
    }

    @Test func packagesOfXcodeProjectsAreFetched() throws {
        try command.write("""
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R);
                    buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
              B = { isa = PBXBuildFile; fileRef = F; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
              T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                    buildConfigurationList = L; buildPhases = (S); packageProductDependencies = (D); };
              D = { isa = XCSwiftPackageProductDependency; package = R; productName = Badge; };
              R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address("Badge"))";
                    requirement = { kind = upToNextMinorVersion; minimumVersion = 1.0.0; }; };
            }; }
            """, to: "Shop/Shop.xcodeproj/project.pbxproj")
        try command.write("import Badge\nimport SwiftUI\nstruct ContentView: View { var body: some View { Badge() } }\n",
                          to: "Shop/View.swift")
        let found = try report("Shop")
        #expect(found.version("Badge") == "1.0.0" && found.version("Base") == "1.1.0")
        #expect(found.missing.isEmpty)
    }

    @Test func whatCannotBeFetchedIsSaidAndNotTriedAgainAtOnce() throws {
        try command.write(manifest("App", dependencies: use("Gone"),
                                   uses: ".product(name: \"Badge\", package: \"Gone\")"), to: "App/Package.swift")
        let first = try command.run(["render", "App", "-o", "a.png"], ["QUADRANT_CACHE": cache])
        #expect(first.code == 1 && first.errors.contains("quadrant: fetching Gone …\n"))
        #expect(first.errors.contains("quadrant: could not fetch packages: "))
        #expect(first.errors.contains("no such module 'Badge'"))
        let second = try command.run(["render", "App", "-o", "a.png"], ["QUADRANT_CACHE": cache])
        #expect(second.code == 1 && !second.errors.contains("fetching Gone"))
        #expect(second.errors.contains("quadrant: could not fetch packages: "))
        let found = try report("App")
        #expect(found.missing.map(\.name) == ["Gone"])
        #expect(found.notes.contains { $0.hasPrefix("could not fetch packages: ") })
        // Only the cached failure is left.
        #expect(kept.map { FilePath.ending(of: $0) } == ["lock", "refused"])
    }

    @Test func offlineNothingIsFetched() throws {
        let result = try command.run(["project", "App", "--offline"], ["QUADRANT_CACHE": cache])
        #expect(result.code == 0 && result.errors.isEmpty && kept.isEmpty)
        // Without a fetched version, the files of a local repository are used.
        #expect(result.output.contains("remote/Badge"))
    }

    /// An interrupted command leaves nothing that the next one takes for its result.
    @Test(arguments: ["TERM", "KILL"])
    func interruptionsLeaveNothingDamaged(_ signal: String) throws {
        // SwiftPM also runs git while it loads manifests.
        try command.write("""
            #!/bin/bash
            [[ " $* " == *" clone "* ]] || PATH="${PATH#*:}" exec git "$@"
            touch '\(command.folder)/begun'
            exec sleep 20
            """, to: "slow/git")
        let result = try command.shell("""
            chmod +x slow/git
            PATH="$PWD/slow:$PATH" setsid env --default-signal=INT,TERM,HUP "$QUADRANT" project App >/dev/null 2>&1 &
            for i in {1..600}; do [ -e begun ] && break; sleep 0.1; done
            kill -\(signal) $!
            wait $!
            [ -e begun ]
            """, ["QUADRANT_CACHE": cache])
        #expect(result.code == 0, "\(result.errors)")
        #expect(!kept.contains { FilePath.ending(of: $0) == "json" })
        let found = try report("App")
        #expect(found.version("Badge") == "1.1.0" && found.missing.isEmpty)
        #expect(kept.count == 3, "\(kept)")
    }

    @Test func versionsThatTwoAcceptAreCombined() {
        func range(_ first: String, _ end: String) -> PackageRequirement {
            PackageRequirement(address: "https://example.org/a.git", versions: .range(first, end))
        }
        #expect(range("1.2.0", "2.0.0").combined(with: .range("1.10.0", "1.11.0")) == .range("1.10.0", "1.11.0"))
        #expect(range("1.2.0", "2.0.0").combined(with: .range("3.0.0", "4.0.0")) == .range("1.2.0", "2.0.0"))
        #expect(range("1.2.0", "2.0.0").combined(with: .exact("1.3.0")) == .exact("1.3.0"))
        #expect(range("1.0.0", "2.0.0").declaration
            == ".package(url: \"https://example.org/a.git\", \"1.0.0\"..<\"2.0.0\")")
        #expect(range("1.0.0\"", "2.0.0").declaration == nil)
    }

    @Test func requirementsOfXcodeAreUnderstood() {
        func versions(_ arguments: [String: String]) -> PackageRequirement.Versions? {
            PackageRequirement(reference: ["repositoryURL": "u", "requirement": arguments])?.versions
        }
        #expect(versions(["kind": "upToNextMajorVersion", "minimumVersion": "1.5"]) == .range("1.5.0", "2.0.0"))
        #expect(versions(["kind": "upToNextMinorVersion", "minimumVersion": "1.5.2"]) == .range("1.5.2", "1.6.0"))
        #expect(versions(["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "1.4.0"])
            == .range("1.0.0", "1.4.0"))
        #expect(versions(["kind": "exactVersion", "version": "2.0.0-beta.1"]) == .exact("2.0.0-beta.1"))
        #expect(versions(["kind": "branch", "branch": "main"]) == .branch("main"))
        #expect(versions(["kind": "revision", "revision": "abc"]) == .revision("abc"))
        #expect(versions(["kind": "of the future"]) == nil)
    }
}
