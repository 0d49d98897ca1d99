import Foundation
import QuadrantThreads
public import XCTest

// What XCTest has on Apple's systems and not here. The command imports these names where a file imports XCTest.

/// How an expectation of failures works.
public enum XCTExpectedFailure {
    /// How an expectation of failures works.
    public final class Options {
        /// Whether failures are expected at all; true at first.
        public var isEnabled = true
        /// Whether it is a failure that nothing fails; true at first.
        public var isStrict = true
        /// Which failures are expected; all at first.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Expects at least one failure of any kind.
        public init() {}
        /// Expects failures of any kind, or none.
        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// A failure of a test.
public struct XCTIssue: Sendable {
    /// What has failed.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }
    /// What has failed.
    public var type: IssueType
    /// The failure in a line.
    public var compactDescription: String
    /// More about it; nil where there is no more.
    public var detailedDescription: String?
    /// Where it has failed.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that was thrown.
    public var associatedError: (any Error)?

    /// A failure to record with `XCTestCase.record(_:)`.
    public init(type: IssueType, compactDescription: String, detailedDescription: String? = nil,
                sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
    }
}

/// A place in a test.
public struct XCTSourceCodeContext: Sendable {
    /// The line; nil where it is unknown.
    public var location: XCTSourceCodeLocation?
    /// A place, by default an unknown one.
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A line of a file.
public struct XCTSourceCodeLocation: Sendable {
    /// The file.
    public let fileURL: URL
    /// The line, from 1.
    public let lineNumber: Int
    /// A line of a file.
    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
    /// A line of the file at a path.
    public init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }
}

extension XCTestCase {
    /// Records a failure of the test.
    public func record(_ issue: XCTIssue) {
        let place = issue.sourceCodeContext.location
        recordFailure(withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "",
                      atLine: place?.lineNumber ?? 0, expected: issue.type != .uncaughtException)
    }
}

/// Expects the rest of the test to fail.
public func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
                             issueMatcher: ((XCTIssue) -> Bool)? = nil) {
    XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher))
}
/// Expects the rest of the test to fail.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    ExpectedFailures.begin(failureReason, options, isForRest: true)
}
/// Expects `failingBlock` to fail.
@discardableResult
public func XCTExpectFailure<R>(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
                                failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil) rethrows -> R {
    try XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher), failingBlock: failingBlock)
}
/// Expects `failingBlock` to fail.
@discardableResult
public func XCTExpectFailure<R>(_ failureReason: String? = nil, options: XCTExpectedFailure.Options,
                                failingBlock: () throws -> R) rethrows -> R {
    ExpectedFailures.begin(failureReason, options, isForRest: false)
    defer { ExpectedFailures.end().map { XCTFail($0) } }
    return try failingBlock()
}

private func options(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?)
    -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    if let enabled { options.isEnabled = enabled }
    if let strict { options.isStrict = strict }
    if let matcher { options.issueMatcher = matcher }
    return options
}

/// The expectations that are in force, innermost last. `TestRunner` asks them about each failure.
enum ExpectedFailures {
    private struct Expectation {
        let reason: String?
        let options: XCTExpectedFailure.Options
        let isForRest: Bool
        var isMet = false
    }
    private static let open = Locked<[Expectation]>([])

    static func begin(_ reason: String?, _ options: XCTExpectedFailure.Options, isForRest: Bool) {
        open.withLock { $0.append(Expectation(reason: reason, options: options, isForRest: isForRest)) }
    }

    /// Ends the innermost expectation; returns the failure of one that is not met.
    static func end() -> String? {
        guard let last = open.withLock({ $0.popLast() }), !last.isMet, last.options.isStrict, last.options.isEnabled
        else { return nil }
        return "Expected failure" + (last.reason.map { " '\($0)'" } ?? "") + " but none recorded"
    }

    /// Ends all expectations at the end of a test; returns the failures of those that are not met.
    static func endAll() -> [String] {
        var failures: [String] = []
        while !open.withLock({ $0.isEmpty }) { failures += end().map { [$0] } ?? [] }
        return failures
    }

    /// Whether a failure is expected.
    static func take(_ issue: XCTIssue) -> Bool {
        let all = open.withLock { $0 }
        guard let index = all.lastIndex(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) }) else {
            return false
        }
        open.withLock { if $0.indices.contains(index) { $0[index].isMet = true } }
        return true
    }
}
