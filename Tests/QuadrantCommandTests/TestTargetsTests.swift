import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantTest

/// `quadrant test --tests`: test targets of a package with XCTest and Swift Testing, under a phone's conditions.
@Suite struct TestTargetsTests {
    private let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Cards",
            dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")],
            targets: [
                .target(name: "Cards"),
                .testTarget(name: "CardsTests", dependencies: [
                    "Cards", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
                    .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing")]),
            ])

        """
    private let card = """
        import SwiftUI
        struct Card: View {
            var title = "Card"
            var body: some View { Text(title).padding(8) }
        }

        """
    private let pictures = """
        #if os(iOS)
        import SnapshotTesting
        import XCTest
        @testable import Cards
        class Base: XCTestCase {
            func testInherited() throws { XCTAssertEqual(Card().title, "Card") }
        }
        final class CardTests: Base {
            @MainActor func testPicture() { assertSnapshot(of: Card(), as: .image) }
            func testWaits() async throws { try await Task.sleep(nanoseconds: 1) }
            func testSkipped() throws { throw XCTSkip("not here") }
            func helper() {}
        }
        #endif
        #if os(macOS)
        final class MacTests: XCTestCase { func testNothing() {} }
        #endif

        """
    private let functions = """
        import InlineSnapshotTesting
        import SnapshotTesting
        import Testing
        @testable import Cards
        @MainActor @Suite struct FunctionTests {
            @Test func picture() { assertSnapshot(of: Card(title: "Two"), as: .image, named: "two") }
            @Test(arguments: [1, 2]) func arguments(_ number: Int) { #expect(number > 0) }
            @Test(.disabled("later")) func disabled() {}
        }
        @Test func free() { assertInlineSnapshot(of: Card().title, as: .lines) { "Card" } }

        """

    private func package(_ files: [String: String] = [:]) throws -> Command {
        try Command(["P/Package.swift": manifest, "P/Sources/Cards/Card.swift": card].merging(files) { $1 })
    }

    private struct Summary: Decodable {
        var results: [TestResult]
        var counts: [String: Int]
    }

    private func test(_ command: Command, _ arguments: String...) throws -> (Command.Result, Summary?) {
        let result = try command.run(["test", "P", "--tests", "--offline", "--json"] + arguments, ["CI": ""])
        return (result, try? JSONDecoder().decode(Summary.self, from: Data(result.output.utf8)))
    }

    @Test func recordsThenComparesInBothFrameworks() throws {
        let command = try package(["P/Tests/CardsTests/CardTests.swift": pictures,
                                   "P/Tests/CardsTests/FunctionTests.swift": functions])
        let (first, recorded) = try test(command)
        #expect(first.code == 0, "\(first.errors)")
        // testInherited runs in Base and in CardTests; the macOS class is not compiled.
        #expect(recorded?.counts == ["recorded": 2, "passed": 5, "skipped": 2], "\(first.errors)")
        #expect(command.data("P/Tests/CardsTests/__Snapshots__/CardTests/testPicture.1.png") != nil)
        let two = command.data("P/Tests/CardsTests/__Snapshots__/FunctionTests/picture.two.png")
        #expect(two != nil)
        #expect(try test(command).1?.counts == ["passed": 7, "skipped": 2])

        try command.write(card.replacingOccurrences(of: "padding(8)", with: "padding(9)"),
                          to: "P/Sources/Cards/Card.swift")
        let (changed, summary) = try test(command, "--junit", "junit.xml")
        #expect(changed.code == ExitCode.difference.rawValue)
        #expect(summary?.counts == ["failed": 2, "passed": 5, "skipped": 2])
        let messages = summary?.results.filter { $0.status == .failed }.map(\.message) ?? []
        #expect(messages.allSatisfy { $0.contains("9.0 instead of 8.0") }, "\(messages)")
        let xml = command.text("junit.xml") ?? ""
        #expect(xml.contains("tests=\"9\" failures=\"2\" errors=\"0\" skipped=\"2\""))
        #expect(xml.contains("classname=\"CardsTests.CardTests\" name=\"testPicture\""))
        #expect(try test(command, "--filter", "functiontests.picture").1?.counts == ["failed": 1])
        #expect(command.data("P/Tests/CardsTests/__Snapshots__/FunctionTests/picture.two.png") == two)
        #expect(try test(command, "--record", "failed").0.code == ExitCode.difference.rawValue)
        #expect(try test(command).1?.counts == ["passed": 7, "skipped": 2])
    }

    @Test func aTestThatEndsItsProcessFailsAlone() throws {
        let tests = """
            import Testing
            import XCTest
            final class EndTests: XCTestCase {
                func testA() {}
                func testB() { let list: [Int] = []; _ = list[1] }
                func testC() { exit(3) }
                func testD() { while true { sleep(1) } }
                func testE() {}
            }
            @Test func crash() { fatalError("on purpose") }
            @Test func fine() {}

            """
        let command = try package(["P/Tests/CardsTests/EndTests.swift": tests])
        let (result, summary) = try test(command, "--time-limit", "2", "--junit", "junit.xml")
        #expect(result.code == ExitCode.difference.rawValue)
        #expect(summary?.counts == ["failed": 4, "passed": 3], "\(result.errors)")
        func message(_ name: String) -> String { summary?.results.first { $0.function == name }?.message ?? "" }
        #expect(message("testB").contains("Fatal error: Index out of range"))
        #expect(message("testC").contains("exit code 3"))
        #expect(message("testD").contains("did not end within 2 seconds"))
        #expect(message("crash").contains("on purpose"))
        #expect(command.text("junit.xml")?.contains("failures=\"0\" errors=\"4\"") == true)
    }

    @Test func whatDoesNotCompileFailsTheTestsThatNeedIt() throws {
        let tests = """
            import XCTest
            final class PartTests: XCTestCase {
                func testFine() {}
                func testBroken() { unknown() }
                func testOfHelper() { helper() }
                private func helper() { alsoUnknown() }
            }

            """
        let command = try package(["P/Tests/CardsTests/PartTests.swift": tests])
        let whole = try test(command)
        #expect(whole.0.code == ExitCode.input.rawValue)
        #expect(whole.0.errors.contains("cannot find 'unknown' in scope"))
        // With --strict nothing runs.
        #expect(try test(command, "--strict").1 == nil)
        let (_, summary) = try test(command, "--keep-going")
        // A check that is left out never passes.
        #expect(summary?.counts == ["failed": 2, "passed": 1])
        let messages = summary?.results.filter { $0.status == .failed }.map(\.message) ?? []
        #expect(messages.contains { $0.contains("The test is not compiled") && $0.contains("'unknown'") })
        #expect(messages.contains { $0.contains("helper was skipped") }, "\(messages)")
    }

    /// Swift Testing names a suite in an extension after the module of the extended type.
    @Test func suitesInExtensionsAreFound() throws {
        let tests = """
            import Foundation
            import Testing
            import Cards
            extension Card {
                struct CardTests { @Test func one() { #expect(Card().title == "Card") } }
                @Suite struct Failing { @Test func two() { #expect(Card().title == "") } }
            }
            extension Cards.Card { struct Qualified { @Test func three() {} } }
            extension AttributedString { struct WordTests { @Test func four() {} } }

            """
        let library = card
            .replacingOccurrences(of: "struct Card: View {", with: "public struct Card: View {\n    public init() {}")
            .replacingOccurrences(of: "    var ", with: "    public var ")
        let command = try package(["P/Sources/Cards/Card.swift": library,
                                   "P/Tests/CardsTests/ExtensionTests.swift": tests])
        let (result, summary) = try test(command)
        #expect(summary?.counts == ["failed": 1, "passed": 3], "\(result.errors)")
        #expect(summary?.results.first { $0.function == "two" }?.message.contains("Expectation failed") == true)
        #expect(try test(command, "--filter", "Card.CardTests").1?.counts == ["passed": 1])
    }

    /// Libraries that report issues look for the loaded images, ask for a debugger and write to `stderr`; in the mode
    /// of Swift 6 the stream is a value, as Darwin has it.
    @Test func whatLibrariesOfTestsAskOfDarwin() throws {
        let library = """
            import Foundation
            import Darwin
            public func say() { fputs("said\\n", stderr) }
            public var isDebugged: Bool {
                var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
                var info = kinfo_proc(), size = MemoryLayout<kinfo_proc>.size
                return sysctl(&name, 4, &info, &size, nil, 0) != -1 && info.kp_proc.p_flag & P_TRACED != 0
            }
            extension Optional {
                @available(iOS, obsoleted: 14.0, message: "It is in Combine.")
                public var publisher: Int { 0 }
            }
            public func transformed(_ text: String, _ by: StringTransform = .toLatin) -> String? {
                text.applyingTransform(by, reverse: false)
            }

            """
        let tests = """
            import Combine
            import XCTest
            import Cards
            final class AskingTests: XCTestCase {
                func testAll() {
                    say()
                    fputs("said\\n", stderr)
                    XCTAssertFalse(isDebugged)
                    XCTAssertEqual(CFGetRetainCount(self), CFGetRetainCount(self))
                    XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
                    XCTAssertEqual(transformed("北京"), "běi jīng")
                    var values: [Int] = []
                    _ = Optional(1).publisher.sink { values.append($0) }
                    XCTAssertEqual(values, [1])
                    XCTAssertTrue((0..<_dyld_image_count()).contains {
                        _dyld_get_image_name($0).map { String(cString: $0).contains("Swift") } ?? false
                    })
                }
            }

            """
        let command = try package(["P/Sources/Cards/Asking.swift": library,
                                   "P/Tests/CardsTests/AskingTests.swift": tests])
        try command.write(manifest.replacingOccurrences(of: "tools-version: 5.9", with: "tools-version: 6.0"),
                          to: "P/Package.swift")
        let (result, summary) = try test(command)
        #expect(result.code == 0 && summary?.counts == ["passed": 1], "\(result.errors)")
    }

    @Test func optionsAndProjectsThatDoNotFitAreRefused() throws {
        let none = try Command(["P/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
            + "let package = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])\n",
                                "P/Sources/Cards/Card.swift": card])
        let (missing, _) = try test(none)
        #expect(missing.code == ExitCode.input.rawValue)
        #expect(missing.hasFourParts && missing.errors.contains("has no test target"))
        for option in [["--variants", "dark"], ["--review"], ["--shard", "1/2"]] {
            let result = try none.run(["test", "P", "--tests"] + option)
            #expect(result.code == ExitCode.usage.rawValue)
            #expect(result.hasFourParts && result.errors.contains("cannot be used with --tests"))
        }
    }
}
