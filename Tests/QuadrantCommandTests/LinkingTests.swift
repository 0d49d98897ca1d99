import Testing
@testable import QuadrantBase
@testable import QuadrantCompiler

/// What the linker refuses is said in four parts, and left out like what does not compile (#35).
@Suite("Functions that are nowhere, or twice")
struct LinkingTests {
    private static let package = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Knots", platforms: [.iOS(.v17)], targets: [
            .target(name: "CKnots"), .target(name: "Knots", dependencies: ["CKnots"]),
        ])
        """

    /// A package whose header declares a function that stands in a file in Objective-C.
    private func package() throws -> Command {
        try Command([
            "Package.swift": Self.package,
            "Sources/CKnots/include/CKnots.h": "int knots_here(void);\nint knots_elsewhere(void);\n",
            "Sources/CKnots/here.c": "#include \"CKnots.h\"\nint knots_here(void) { return 7; }\n",
            "Sources/CKnots/elsewhere.m": "#include \"CKnots.h\"\nint knots_elsewhere(void) { return 8; }\n",
            "Sources/Knots/Views.swift": """
                import CKnots
                import SwiftUI
                #Preview("Here") { Text("\\(knots_here())") }
                #Preview("Elsewhere") {
                    Text("\\(knots_elsewhere())")
                }
                """,
        ])
    }

    @Test func aFunctionThatNoLibraryHasIsNamedWithItsLine() throws {
        let result = try package().run("render", ".", "-o", "a.png", "--quiet")
        #expect(result.code == 1 && result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("the function 'knots_elsewhere' is declared and is in no library"))
        #expect(result.errors.contains("  at    Sources/Knots/Views.swift:5"), "\(result.errors)")
    }

    @Test func previewsThatDoNotCallItAreDrawn() throws {
        let command = try package()
        let result = try command.run("render", ".", "--all", "-o", "a.png")
        #expect(command.files.contains("a-Views-Here.png"), "\(result.errors)")
        #expect(!command.files.contains("a-Views-Elsewhere.png"))
        #expect(result.code == 1 && result.errors.contains("the view needs knots_elsewhere, which was left out"))
        #expect(result.errors.contains("skipped: Sources/Knots/Views.swift:5: the function 'knots_elsewhere'"))
    }

    /// Two files of a program may not define one name of C; the compiler does not see it.
    @Test func aFunctionThatIsDefinedTwiceIsRefused() throws {
        let command = try Command([
            "A.swift": "import SwiftUI\n@_cdecl(\"knot\") public func first() -> Int { 1 }\n#Preview { Text(\"a\") }\n",
            "B.swift": "\n@_cdecl(\"knot\") public func second() -> Int { 2 }\n",
        ])
        let result = try command.run("render", "A.swift", "B.swift", "-o", "a.png", "--quiet")
        #expect(result.code == 1 && result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("the function 'knot' is defined twice\n  at    A.swift:2, B.swift:2"))
        let kept = try command.run("render", "A.swift", "B.swift", "-o", "a.png", "--keep-going")
        #expect(kept.code == 0 && command.data("a.png") != nil, "\(kept.errors)")
        #expect(kept.errors.contains("B.swift:2: the function 'knot' is defined twice, first in A.swift:2"))
    }

    private static let output = """
        ld.lld: error: duplicate symbol: knot
        >>> defined at a.c:1 (src/a.c:1)
        >>>            /build/a.o:(knot)
        >>> defined at b.c:2 (src/b.c:2)
        >>>            /build/b.o:(.text+0x0)
        ld.lld: error: undefined hidden symbol: bow
        >>> referenced by b.c:2 (src/b.c:2)
        >>>               /build/b.o:(.text+0x5)
        """

    @Test func theLinkersMessagesAreRead() throws {
        #expect(LinkerMessages.duplicates(in: Self.output)
            == [.init(symbol: "knot", objects: ["/build/a.o", "/build/b.o"])])
        let failure = try #require(LinkerMessages.failure(Self.output, "App"))
        #expect(failure.what == "'App' cannot be linked: duplicate symbol: knot, and 1 other error")
        #expect(LinkerMessages.failure("nothing is wrong", "App") == nil)
        let second = Self.output.split(separator: "\n").dropFirst(5).joined(separator: "\n")
        #expect(LinkerMessages.failure(second, "App")?.text.contains("at    src/b.c:2") == true)
    }
}
