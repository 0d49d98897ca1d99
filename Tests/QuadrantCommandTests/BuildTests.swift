import Foundation
import Testing
@testable import QuadrantBase

/// A program is compiled once for all of its views; after an edit only the changed files are (#10).
@Suite("Building programs of several files")
struct BuildTests {
    private func view(_ name: String, _ arguments: String) -> String {
        "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"\(arguments)\") } }\n"
    }

    /// The objects in a cache's build folder by source file, with their modification times.
    private func objects(_ command: Command, _ cache: String = "cache") throws -> [String: Date] {
        var found: [String: Date] = [:]
        let walk = FileManager.default.enumerator(atPath: command.folder + "/" + cache)
        while let path = walk?.nextObject() as? String {
            guard path.hasSuffix(".o"), let name = path.split(separator: "/").last?.split(separator: "-").first else {
                continue
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(command.folder)/\(cache)/\(path)")
            found[String(name)] = attributes[.modificationDate] as? Date
        }
        return found
    }

    private static let environment = ["QUADRANT_CACHE": "cache"]
    private static let size = ["--size", "60x20"]

    private func draw(_ command: Command, _ arguments: String...) throws -> Command.Result {
        try command.run(["render"] + arguments + Self.size, Self.environment)
    }

    @Test func otherViewsOfAProgramAreNotCompiledAgain() throws {
        let command = try Command(["A/One.swift": view("One", "1"), "A/Two.swift": view("Two", "2")])
        let first = try draw(command, "A", "--view", "One", "-o", "one.svg")
        #expect(first.code == 0, "\(first.errors)")
        for arguments in [["--view", "Two", "-o", "two.svg"], ["--all", "-o", "all.svg"]] {
            let next = try command.run(["render", "A", "--json"] + arguments + Self.size, Self.environment)
            #expect(next.code == 0, "\(next.errors)")
            #expect(next.output.contains("\"wasCached\" : true"))
        }
        #expect(command.text("all-Two.svg") == command.text("two.svg"))
        #expect(command.text("one.svg") != command.text("two.svg"))
    }

    @Test func onlyWhatDependsOnAChangeIsCompiledAgain() throws {
        let command = try Command([
            "A/One.swift": view("One", "1"), "A/Two.swift": view("Two", "2"),
            "A/Both.swift": "import SwiftUI\nstruct Both: View { var body: some View { HStack { One(); Two() } } }\n",
        ])
        #expect(try draw(command, "A", "--view", "Both", "-o", "a.svg").code == 0)
        let before = try objects(command)
        try command.write(view("One", "1 more"), to: "A/One.swift")
        let changed = try draw(command, "A", "--view", "Both", "-o", "b.svg")
        #expect(changed.code == 0, "\(changed.errors)")
        #expect(command.text("a.svg") != command.text("b.svg"))
        let after = try objects(command)
        #expect(before.keys.sorted() == ["Both", "One", "Two"])
        #expect(before["Two"] == after["Two"])
        #expect(before["One"] != after["One"])
    }

    /// A file replaced by another with the same modification time counts as changed.
    @Test func aBodyIsCompiledWithoutTheDriverAndADeclarationWithWhatUsesIt() throws {
        func text(_ size: String, _ title: String) -> String {
            "import SwiftUI\nstruct One: View {\n    static let size: CGFloat = \(size)\n"
                + "    var body: some View { Text(\"\(title)\").frame(width: Self.size, alignment: .leading) }\n}\n"
        }
        let command = try Command([
            "A/One.swift": text("20", "1"), "A/Three.swift": view("Three", "3"),
            "A/Two.swift": "import SwiftUI\nstruct Two: View { var body: some View { One().padding(One.size) } }\n",
        ])
        func draw(_ text: String) throws -> (picture: String?, objects: [String: Date]) {
            try command.write(text, to: "A/One.swift")
            let drawn = try self.draw(command, "A", "--view", "Two", "-o", "a.svg")
            #expect(drawn.code == 0, "\(drawn.errors)")
            return (command.text("a.svg"), try objects(command))
        }
        let first = try draw(text("20", "1"))
        let body = try draw(text("20", "2"))
        #expect(body.picture != first.picture)
        #expect(body.objects["One"] != first.objects["One"])
        #expect(body.objects["Two"] == first.objects["Two"])
        // A constant is declared with its value, which the other file may have computed with.
        let declaration = try draw(text("30", "2"))
        #expect(declaration.picture != body.picture)
        #expect(declaration.objects["Three"] == first.objects["Three"])
        #expect(try draw(text("20", "1")).picture == first.picture)
    }

    @Test func anErrorInABodyIsCorrectedAndOtherFilesStay() throws {
        let command = try Command(["A/One.swift": view("One", "1"), "A/Two.swift": view("Two", "2")])
        #expect(try draw(command, "A", "--view", "One", "-o", "a.svg").code == 0)
        let before = try objects(command)
        try command.write(view("One", "1").replacing("Text", with: "Txt"), to: "A/One.swift")
        let failed = try draw(command, "A", "--view", "One", "-o", "b.svg")
        #expect(failed.code == 1)
        #expect(failed.errors.contains("One.swift:2:42: error: cannot find 'Txt' in scope"), "\(failed.errors)")
        try command.write(view("One", "4"), to: "A/One.swift")
        #expect(try draw(command, "A", "--view", "One", "-o", "b.svg").code == 0)
        #expect(command.text("a.svg") != command.text("b.svg"))
        #expect(try objects(command)["Two"] == before["Two"])
    }

    @Test func datesDoNotHideAChange() throws {
        let command = try Command(["A/One.swift": view("One", "1"), "A/Two.swift": view("Two", "2")])
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        let file = command.folder + "/A/One.swift"
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        #expect(try draw(command, "A", "--view", "One", "-o", "a.svg").code == 0)
        try command.write(view("One", "7"), to: "A/One.swift")
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        #expect(try draw(command, "A", "--view", "One", "-o", "b.svg").code == 0)
        #expect(command.text("a.svg") != command.text("b.svg"))
    }

    /// The scanner takes the view for one without required arguments, and the compiler disagrees. No error is printed.
    @Test func aViewThatCannotBeBuiltAfterAllNeedsArguments() throws {
        let text = """
            import SwiftUI
            @propertyWrapper struct Given { var wrappedValue: Int; init(_ value: Int) { wrappedValue = value } }
            struct Fine: View { var body: some View { Text("fine") } }
            struct Hard: View {
                init() throws {}
                var body: some View { Text("hard") }
            }
            """
        for files in [["A.swift": text], ["A.swift": text, "B.swift": view("Other", "o")]] {
            let command = try Command(Dictionary(uniqueKeysWithValues: files.map { ("P/" + $0, $1) }))
            let drawn = try draw(command, "P", "--view", "Fine", "-o", "a.svg")
            #expect(drawn.code == 0, "\(drawn.errors)")
            #expect(!drawn.errors.contains("error:") && !drawn.errors.contains("entry"), "\(drawn.errors)")
            let refused = try draw(command, "P", "--view", "Hard", "-o", "a.svg")
            #expect(refused.code == 1)
            #expect(refused.errors.contains("Hard cannot be initialized without arguments"), "\(refused.errors)")
        }
    }

    @Test func theFileThatFailedIsNamed() throws {
        let command = try Command([
            "A/A.swift": view("A", "a"), "A/B.swift": view("B", "b"), "A/C.swift": view("C", "c"),
            "A/Z.swift": "import SwiftUI\nstruct Z: View { var body: some View { Txt() } }\n",
        ])
        let result = try draw(command, "A", "--view", "A")
        #expect(result.code == 1)
        #expect(result.hasFourParts)
        #expect(result.errors.contains("\n  at    A/Z.swift:2\n"), "\(result.errors)")
        #expect(result.errors.contains("A/Z.swift:2:40: error: cannot find 'Txt' in scope"))
    }

    @Test func warningsAreSilencedByQuiet() throws {
        let warned = "import SwiftUI\nstruct A: View { var body: some View { let x = 1; Text(\"a\") } }\n"
        let command = try Command(["A/A.swift": warned, "A/B.swift": view("B", "b")])
        let loud = try draw(command, "A", "--view", "A", "-o", "a.svg", "--no-cache")
        #expect(loud.code == 0)
        try command.write(warned + " ", to: "A/A.swift")
        let quiet = try draw(command, "A", "--view", "A", "-o", "a.svg", "--no-cache", "-q")
        #expect(loud.errors.contains("warning: initialization of immutable value"), "\(loud.errors)")
        #expect(quiet.errors.isEmpty, "\(quiet.errors)")
    }

    /// With --all, each failure is reported, and the other pictures are drawn.
    @Test func allGoesOnAfterAFailure() throws {
        let command = try Command(["Views.swift": """
            import SwiftUI
            struct A: View { var body: some View { Text("a") } }
            struct B: View { var body: some View { Text(["a"][Int(2)]) } }
            struct C: View { let numbers = [1].dropFirst(); let first: Int
                init() { first = numbers.first! }
                var body: some View { Text("c") } }
            struct D: View { var body: some View { Text("d") } }
            """])
        let result = try draw(command, "Views.swift", "--all", "-o", "p.svg", "--json")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(command.files == ["Views.swift", "cache", "p-A.svg", "p-D.svg"])
        #expect(result.errors.contains("2 of 4 pictures could not be rendered"), "\(result.errors)")
        #expect(result.errors.contains("B in Views.swift:3") && result.errors.contains("C in Views.swift:4"))
        #expect(result.output.contains("\"p-A.svg\"") && result.output.contains("\"p-D.svg\""), "\(result.output)")
    }

    /// A view that requires an environment object is skipped beside previews that set it; alone it is a failure.
    @Test func allLeavesOutViewsThatNeedAnObject() throws {
        let model = """
            import SwiftUI
            @Observable final class Model { var name = "model" }
            final class Old: ObservableObject { let name = "old" }
            struct A: View { @Environment(Model.self) var model; var body: some View { Text(model.name) } }
            struct B: View { @EnvironmentObject var old: Old; var body: some View { Text(old.name) } }

            """
        let command = try Command(["Views.swift": model + "#Preview(\"P\") { A().environment(Model()) }\n"])
        let result = try draw(command, "Views.swift", "--all", "-o", "p.svg")
        #expect(result.code == 0, "\(result.errors)")
        // A has a preview.
        #expect(command.files == ["Views.swift", "cache", "p-Views-P.svg"])
        #expect(!result.errors.contains("skipped A in Views.swift:4"))
        #expect(result.errors.contains("skipped B in Views.swift:5: it requires an object of type Old"),
                "\(result.errors)")
        try command.write(model, to: "Views.swift")
        let alone = try draw(command, "Views.swift", "--all", "-o", "p.svg")
        #expect(alone.code == ExitCode.view.rawValue)
        #expect(alone.errors.contains("2 of 2 pictures could not be rendered"), "\(alone.errors)")
    }

    // MARK: Several modules

    private static let package = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])], targets: [
            .target(name: "CMath"), .target(name: "Model", dependencies: ["CMath"]),
            .target(name: "Shop", dependencies: ["Model"]),
        ])
        """

    /// Each target is a module with its own settings; C code is compiled as well.
    @Test func targetsAreModules() throws {
        let command = try Command([
            "Package.swift": Self.package,
            "Sources/CMath/include/CMath.h": "int twice(int x);\n",
            "Sources/CMath/twice.c": "#include \"CMath.h\"\nint twice(int x) { return 2 * x; }\n",
            "Sources/Model/Price.swift": """
                import CMath
                public struct Price { public let text: String
                    public init(_ x: Int32) { text = "costs \\(twice(x))" } }
                struct Row {}
                """,
            "Sources/Shop/Row.swift": """
                import SwiftUI
                import Model
                struct Row: View { var body: some View { Text(Price(21).text) } }
                """,
            // The same file name as in the other module.
            "Sources/Shop/Price.swift": "import Model\nfunc free() -> Price { Price(0) }\n",
        ])
        let result = try command.run(["layout", ".", "--view", "Row"], Self.environment)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("costs 42"), "\(result.output)")
        // A changed module is recompiled into the modules that import it.
        try command.write("int twice(int x) { return 3 * x; }\n", to: "Sources/CMath/twice.c")
        let changed = try command.run(["layout", ".", "--view", "Row"], Self.environment)
        #expect(changed.output.contains("costs 63"), "\(changed.output)\(changed.errors)")
    }

    // MARK: Interruption

    /// A build killed at any point does not affect the next build.
    @Test func aBuildMayBeInterruptedAtAnyPoint() throws {
        var files: [String: String] = [:]
        for number in 0..<8 { files["A/V\(number).swift"] = view("V\(number)", "number \(number)") }
        let command = try Command(files)
        let whole = try command.run(["render", "A", "--view", "V3", "-o", "whole.svg"] + Self.size,
                                    ["QUADRANT_CACHE": "other"])
        #expect(whole.code == 0, "\(whole.errors)")
        for turn in 0..<10 {
            try command.write(view("V\(turn % 8)", "number \(turn % 8)") + "// \(turn)\n", to: "A/V\(turn % 8).swift")
            let delay = Double(turn) * whole.seconds / 10
            _ = try command.shell("""
                set -m
                "$QUADRANT" render A --view V3 -o killed.svg & process=$!
                sleep \(delay)
                kill -KILL -- -$process 2>/dev/null
                pkill -KILL -P $process 2>/dev/null
                wait
                """, Self.environment)
        }
        let result = try draw(command, "A", "--view", "V3", "-o", "after.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.text("after.svg") == command.text("whole.svg"))
    }

    /// The compiler's driver starts each of its processes in a process group of its own.
    @Test(arguments: ["INT", "TERM", "HUP"])
    func aSignalEndsAllThatTheDriverStarted(_ signal: String) throws {
        let command = try Command(["A/One.swift": view("One", "1"), "A/Two.swift": view("Two", "2")])
        let result = try command.shell("""
            set -m
            env --default-signal=INT,TERM,HUP "$QUADRANT" render A --view One -o one.svg & process=$!
            until pgrep -f "swift-frontend .*$PWD/A" >/dev/null; do sleep 0.02; done
            kill -\(signal) $process
            wait $process
            pgrep -af "swift-frontend .*$PWD/A" | cut -c1-200
            ls cache | grep work
            exit 0
            """, Self.environment)
        #expect(result.output.isEmpty, "\(result.output)")
    }

    @Test func twoCommandsAtOnceOnOneProject() throws {
        let command = try Command(["A/One.swift": view("One", "1"), "A/Two.swift": view("Two", "2")])
        let result = try command.shell("""
            "$QUADRANT" render A --view One -o one.svg & first=$!
            "$QUADRANT" render A --view Two -o two.svg & second=$!
            wait $first && wait $second
            """, Self.environment)
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.data("one.svg") != nil && command.data("two.svg") != nil)
    }
}
