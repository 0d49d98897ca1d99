import Foundation
import Testing
@testable import QuadrantTest

/// `quadrant test --tests` with suites as others write them.
@Suite struct TestSuiteTests {
    private struct Summary: Decodable {
        var results: [TestResult]
        var counts: [String: Int]
    }

    private func manifest(_ settings: String = "") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Cards", targets: [
            .target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])]\(settings))

        """
    }
    private let card = """
        import SwiftUI
        public struct Card: View {
            @State private var title = "first"
            let log: @MainActor (String) -> Void
            public init(log: @escaping @MainActor (String) -> Void) { self.log = log }
            public var body: some View {
                let _ = log(title)
                Text(title)
                    .onAppear {
                        log("appeared")
                        title = "second"
                    }
                    .onDisappear { log("left") }
                    .task {
                        try? await Task.sleep(nanoseconds: 20_000_000)
                        title = "third"
                    }
            }
        }

        """

    private func run(_ command: Command, _ arguments: String...) throws -> (Command.Result, [String: Int]?) {
        let result = try command.run(["test", "P", "--tests", "--offline", "--json"] + arguments, ["CI": ""])
        return (result, (try? JSONDecoder().decode(Summary.self, from: Data(result.output.utf8)))?.counts)
    }

    /// Tests see the system of --profile, with and without a device, before the first snapshot.
    @Test(arguments: [[], ["--device", "iphone-15"]]) func theSystemIsThatOfTheProfile(device: [String]) throws {
        let tests = """
            import XCTest
            import UIKit
            @MainActor final class SystemTests: XCTestCase {
                func testSystem() {
                    XCTAssertEqual(UIDevice.current.systemVersion, "17.0")
                    if #available(iOS 18, *) { XCTFail("iOS 18") }
                }
            }

            """
        let command = try Command([
            "P/Package.swift": manifest(), "P/Sources/Cards/Card.swift": card,
            "P/Tests/CardsTests/SystemTests.swift": tests,
        ])
        let arguments = ["test", "P", "--tests", "--offline", "--json"] + device
        let old = try command.run(arguments + ["--profile", "ios17"], ["CI": ""])
        #expect(old.code == 0, "\(old.output)\(old.errors)")
        #expect(try command.run(arguments, ["CI": ""]).code != 0)
    }

    @Test func asynchronousTestsAreCalledInSwift6() throws {
        let tests = """
            import XCTest
            final class AsyncTests: XCTestCase {
                var count = 0
                override func setUp() async throws { count = 1 }
                func testA() async { XCTAssertEqual(count, 1) }
                func testB() async throws { try await Task.sleep(nanoseconds: 1) }
                @MainActor func testC() async { MainActor.assertIsolated() }
                @MainActor func testD() throws { MainActor.assertIsolated() }
            }
            @MainActor final class MainTests: XCTestCase {
                func testE() async { await Task.yield() }
            }

            """
        let command = try Command(["P/Package.swift": manifest(", swiftLanguageModes: [.v6]"),
                                   "P/Sources/Cards/Card.swift": card, "P/Tests/CardsTests/A.swift": tests])
        let (result, counts) = try run(command)
        #expect(counts == ["passed": 5], "\(result.errors)")
    }

    @Test func aTestThatDoesNotCompileLeavesItsSuiteAlone() throws {
        let tests = """
            import Testing
            @Suite struct PartTests {
                @Test func before() {}
                @Test func broken() { unknown() }
                @Test func after() {}
            }

            """
        let command = try Command(["P/Package.swift": manifest(), "P/Sources/Cards/Card.swift": card,
                                   "P/Tests/CardsTests/A.swift": tests])
        let (result, counts) = try run(command, "--keep-going")
        #expect(counts == ["failed": 1, "passed": 2], "\(result.errors)")
        #expect(!result.errors.contains("ended the process"), "\(result.errors)")
    }

    @Test func linkedFilesAreSources() throws {
        func tests(_ name: String) -> String { "import XCTest\nfinal class \(name): XCTestCase { func testIt() {} }\n" }
        let command = try Command([
            "P/Package.swift": manifest(), "P/Sources/Cards/Card.swift": card,
            "P/Tests/CardsTests/A.swift": tests("A"), "P/Shared/B.swift": tests("B"),
            "P/Shared/Inner/C.swift": tests("C"),
        ])
        for (link, destination) in [("B.swift", "../../Shared/B.swift"), ("Inner", "../../Shared/Inner")] {
            try FileManager.default.createSymbolicLink(
                atPath: command.folder + "/P/Tests/CardsTests/" + link, withDestinationPath: destination)
        }
        let (result, counts) = try run(command)
        #expect(counts == ["passed": 3], "\(result.errors)")
    }

    @Test func aPackageWithoutTestsDoesNotHideTheProjectBesideIt() throws {
        let objects = """
            // !$*UTF8*$!
            {
                archiveVersion = 1; objectVersion = 77; rootObject = P;
                objects = {
                    P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
                    G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
                    S = { isa = PBXFileSystemSynchronizedRootGroup; path = Own; sourceTree = "<group>"; };
                    T = { isa = PBXNativeTarget; name = OwnTests; productName = OwnTests; buildConfigurationList = L;
                          productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); dependencies = ();
                          fileSystemSynchronizedGroups = (S); };
                    L = { isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Debug; };
                    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0;
                          PRODUCT_NAME = OwnTests; SDKROOT = iphoneos; }; };
                };
            }
            """
        let command = try Command([
            "P/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Tools", targets: [.target(name: "Cards")])
                """,
            "P/Sources/Cards/Card.swift": card, "P/Own.xcodeproj/project.pbxproj": objects,
            "P/Own/A.swift": "import XCTest\nfinal class A: XCTestCase { func testIt() {} }\n",
        ])
        let (result, counts) = try run(command)
        #expect(counts == ["passed": 1], "\(result.errors)")
    }

    @Test func windowsShowWhatTheyHold() throws {
        let tests = """
            import SwiftUI
            import XCTest
            import Cards
            @MainActor final class WindowTests: XCTestCase {
                var lines: [String] = []
                func testShows() async throws {
                    let controller = UIHostingController(rootView: Card { self.lines.append($0) })
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                    window.rootViewController = controller
                    XCTAssertEqual(lines, [])
                    window.makeKeyAndVisible()
                    controller.view.layoutIfNeeded()
                    XCTAssertEqual(lines, ["first", "appeared", "second"])
                    XCTAssertEqual(controller.view.bounds.size, CGSize(width: 200, height: 100))
                    XCTAssertTrue(controller.view.window === window)
                    for _ in 0..<100 where lines.count < 4 { try await Task.sleep(nanoseconds: 10_000_000) }
                    XCTAssertEqual(lines.last, "third")
                    window.rootViewController = nil
                    XCTAssertEqual(lines.last, "left")
                }
                func testWaits() {
                    let shown = expectation(description: "shown")
                    let controller = UIHostingController(rootView: Text("a").onAppear { shown.fulfill() })
                    let window = UIWindow()
                    window.rootViewController = controller
                    window.isHidden = false
                    wait(for: [shown], timeout: 5)
                }
                func testAnotherView() {
                    let controller = UIHostingController(rootView: AnyView(EmptyView()))
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = controller
                    window.makeKeyAndVisible()
                    controller.rootView = AnyView(Text("b").onAppear { self.lines.append("b") })
                    window.layoutIfNeeded()
                    XCTAssertEqual(lines, ["b"])
                    controller.view.layoutSubviews()
                }
                func testIsReleased() {
                    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIHostingController(rootView: Card { self.lines.append($0) })
                    window?.makeKeyAndVisible()
                    window?.layoutIfNeeded()
                    window = nil
                    RunLoop.main.run(until: Date() + 0.01)
                    XCTAssertEqual(lines.last, "left")
                }
                /// The window is asked for by what it shows, in the same turn of the run loop.
                func testLastsForATurn() {
                    func show() -> UIViewController {
                        let window = UIWindow(frame: UIScreen.main.bounds)
                        let controller = UIHostingController(rootView: Card { self.lines.append($0) })
                        window.rootViewController = controller
                        window.makeKeyAndVisible()
                        return controller
                    }
                    let controller = show(), window = controller.view.window
                    XCTAssertNotNil(window)
                    RunLoop.main.run(until: Date() + 0.01)
                    XCTAssertNotEqual(lines.last, "left")
                    withExtendedLifetime(window) {}
                }
            }

            """
        let command = try Command(["P/Package.swift": manifest(", swiftLanguageModes: [.v5]"),
                                   "P/Sources/Cards/Card.swift": card, "P/Tests/CardsTests/A.swift": tests])
        let (result, counts) = try run(command)
        #expect(counts == ["passed": 5], "\(result.errors)")
    }

    @Test func experimentalFeaturesAreEnabled() throws {
        let tests = """
            import Testing
            @available(Cards_v1, *) @Test func early() {}
            @Suite struct Later { @available(Cards_v1, *) @Test func late() {} }

            """
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Cards", targets: [
                .target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"], swiftSettings: [
                    .enableExperimentalFeature("AvailabilityMacro=Cards_v1:iOS 13.0, macOS 10.15")])])

            """
        let command = try Command(["P/Package.swift": manifest, "P/Sources/Cards/Card.swift": card,
                                   "P/Tests/CardsTests/A.swift": tests])
        let (result, counts) = try run(command)
        #expect(counts == ["passed": 2], "\(result.errors)")
    }

    @Test func expectedFailuresAreNone() throws {
        let tests = """
            import XCTest
            final class ExpectedTests: XCTestCase {
                struct Fault: Error {}
                func testBlock() { XCTExpectFailure("known") { XCTFail("a") } }
                func testRest() {
                    XCTExpectFailure("later", options: .nonStrict())
                    XCTAssertEqual(1, 2)
                }
                func testMatcher() {
                    let options = XCTExpectedFailure.Options()
                    options.issueMatcher = { $0.type == .assertionFailure && $0.compactDescription.contains("other") }
                    XCTExpectFailure("wrong", options: options) { XCTFail("a") }
                }
                func testNothing() { XCTExpectFailure("none") {} }
                func testRecord() { record(XCTIssue(type: .assertionFailure, compactDescription: "said")) }
                func testThrows() throws {
                    XCTExpectFailure("thrown")
                    throw Fault()
                }
            }

            """
        let command = try Command(["P/Package.swift": manifest(), "P/Sources/Cards/Card.swift": card,
                                   "P/Tests/CardsTests/A.swift": tests])
        let (result, counts) = try run(command)
        #expect(counts == ["failed": 3, "passed": 3], "\(result.errors)")
        #expect(result.output.contains("said"), "\(result.output)")
        #expect(result.output.contains("Expected failure 'none' but none recorded"), "\(result.output)")
    }

    @Test func userInterfaceTestsAreSkipped() throws {
        let tests = """
            import XCTest
            final class LaunchTests: XCTestCase {
                func testLaunch() {
                    let app = XCUIApplication()
                    app.launch()
                }
                func testTap() { XCUIApplication().buttons["a"].tap() }
                func testOther() {}
            }

            """
        let command = try Command(["P/Package.swift": manifest(), "P/Sources/Cards/Card.swift": card,
                                   "P/Tests/CardsTests/A.swift": tests])
        let (result, counts) = try run(command)
        #expect(counts == ["passed": 1, "skipped": 2], "\(result.errors)")
        #expect(result.code == 0)
    }
}
