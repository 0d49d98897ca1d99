import Foundation
import QuadrantCore
import QuadrantHost
import SwiftUI
import Testing
public import XCTest

/// The XCTest cases of a test target. Code that `quadrant test --tests` adds to the target makes the list, because
/// Swift on Linux cannot find the methods of a class.
public final class _TestList {
    fileprivate let cases: [XCTestCaseEntry]

    public init(_ cases: [XCTestCaseEntry]) { self.cases = cases }

    /// The list for `TestRunner`, as a C function can return it.
    public static func pointer(_ cases: [XCTestCaseEntry]) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(_TestList(cases)).toOpaque()
    }

    /// One test of a class. Its method may belong to the main actor, on whose thread XCTest runs it.
    public static func entry<Case: XCTestCase>(
        _ name: String, _ run: @escaping @MainActor (Case) throws -> Void
    ) -> XCTestCaseEntry {
        testCase([(name, { (test: Case) -> () throws -> Void in
            nonisolated(unsafe) let test = test
            return { try MainActor.assumeIsolated { try run(test) } }
        })])
    }

    public static func entry<Case: XCTestCase>(
        _ name: String, waitingFor run: @escaping @MainActor (Case) async throws -> Void
    ) -> XCTestCaseEntry {
        testCase([(name, asyncTest { (test: Case) -> () async throws -> Void in
            nonisolated(unsafe) let test = test
            return { try await run(test) }
        })])
    }
}

/// Runs the tests of a loaded library in this process, one after the other, and tells what becomes of each.
package enum TestRunner {
    /// A step of the run, a line of JSON each, so that a test that ends the process is known.
    package struct Event: Codable, Equatable, Sendable {
        package enum Kind: String, Codable, Sendable { case began, failed, skipped, ended }

        package var kind: Kind
        /// `Class/method` or `Suite/function()`.
        package var test: String
        package var message: String?
        package var file: String?
        package var line: Int?
        package var seconds: Double?

        package init(kind: Kind, test: String, message: String? = nil, file: String? = nil, line: Int? = nil,
                     seconds: Double? = nil) {
            (self.kind, self.test, self.message) = (kind, test, message)
            (self.file, self.line, self.seconds) = (file, line, seconds)
        }
    }

    /// Makes the profile of the environment the standard one, also for tests without a snapshot. Each snapshot reports
    /// a wrong name.
    package static func readProfile() { _ = SnapshotProfile.fault }

    /// Makes a device that which programs read outside of views, and its scale that of snapshots that name none.
    @MainActor package static func simulate(size: CGSize, scale: CGFloat) {
        SnapshotScene.standardScale = scale
        HostContext.prepare(HostDevice(size: size, scale: scale))
    }

    /// Runs the XCTest cases of a `_TestList`, without those in `skipped`; only those that `isWanted` accepts.
    package static func runXCTest(
        _ list: UnsafeMutableRawPointer, isWanted: (String) -> Bool, _ report: @escaping (Event) -> Void
    ) {
        let cases = Unmanaged<_TestList>.fromOpaque(list).takeRetainedValue().cases
        var wanted: [XCTestCaseEntry] = []
        for (type, tests) in cases {
            let left = tests.filter { isWanted(Observer.name(type, $0.0)) }
            if left.isEmpty { continue }
            if let last = wanted.last, last.testCaseClass == type {
                wanted[wanted.count - 1].allTests += left
            } else {
                wanted.append((type, left))
            }
        }
        if wanted.isEmpty { return }
        MainActor.assumeIsolated { PresentedWindows.enable() }
        let observer = Observer(report)
        let _: Int32 = XCTMain(wanted, arguments: [CommandLine.arguments[0]], observers: [observer])
    }

    private final class Observer: NSObject, XCTestObservation {
        private let report: (Event) -> Void

        init(_ report: @escaping (Event) -> Void) { self.report = report }

        /// `Outer.Class/method`: the class as the module declares it.
        static func name(_ type: XCTestCase.Type, _ test: String) -> String {
            String(reflecting: type).drop { $0 != "." }.dropFirst() + "/" + test
        }

        private func name(_ test: XCTestCase) -> String {
            // XCTest's names are Class.method, where a class inside of a type has a dot itself.
            Self.name(type(of: test), test.name.split(separator: ".").last.map(String.init) ?? test.name)
        }

        func testCaseWillStart(_ test: XCTestCase) { report(Event(kind: .began, test: name(test))) }

        func testCase(
            _ test: XCTestCase, didFailWithDescription description: String, inFile file: String?, atLine line: Int
        ) {
            let place = file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
            let isThrown = description.hasPrefix("threw error")
            if ExpectedFailures.take(XCTIssue(type: isThrown ? .thrownError : .assertionFailure,
                                              compactDescription: description,
                                              sourceCodeContext: XCTSourceCodeContext(location: place))) { return }
            report(Event(kind: .failed, test: name(test), message: description, file: file, line: line))
        }

        func testCaseDidFinish(_ test: XCTestCase) {
            // On a Mac each test has a pool of its own.
            MainActor.assumeIsolated { PresentedWindows.release() }
            for message in ExpectedFailures.endAll() {
                report(Event(kind: .failed, test: name(test), message: message))
            }
            if test.testRun?.hasBeenSkipped ?? false { report(Event(kind: .skipped, test: name(test))) }
            report(Event(kind: .ended, test: name(test), seconds: test.testRun?.testDuration))
        }
    }

    /// Runs the tests of Swift Testing, of all loaded libraries. Its own stream of events is written to `path`.
    /// `patterns` are regular expressions of the identifiers of tests.
    package static func runTesting(to path: String, only wanted: [String], skipping patterns: [String]) async {
        await PresentedWindows.enable()
        var arguments = __CommandLineArguments_v0()
        arguments.eventStreamOutputPath = path
        arguments.eventStreamSchemaVersion = "0"
        arguments.parallel = false
        arguments.filter = wanted.isEmpty ? nil : wanted
        arguments.skip = patterns.isEmpty ? nil : patterns
        let _: CInt = await __swiftPMEntryPoint(passing: arguments)
    }
}
