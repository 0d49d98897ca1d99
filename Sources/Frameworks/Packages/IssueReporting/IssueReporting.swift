import Foundation

// IssueReporting: a mistake in a program is written to the errors and does not end it.

public func reportIssue(
    _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let text = message().map { ": \($0)" } ?? ""
    FileHandle.standardError.write(Data("\(fileID):\(line): issue\(text)\n".utf8))
}
public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let text = message().map { "\($0): " } ?? ""
    reportIssue("\(text)\(error)", fileID: fileID, line: line)
}
@discardableResult
public func withErrorReporting<R>(
    _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, catching body: () throws -> R
) -> R? {
    do {
        return try body()
    } catch {
        reportIssue(error, message(), fileID: fileID, line: line)
        return nil
    }
}
@discardableResult
public func withErrorReporting<R>(
    _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws -> R
) async -> R? {
    do {
        return try await body()
    } catch {
        reportIssue(error, message(), fileID: fileID, line: line)
        return nil
    }
}
/// Whether tests run.
public var _XCTIsTesting: Bool { isTesting }
/// Whether tests run.
public var isTesting: Bool { ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil }

public struct UnimplementedFailure: Error, Sendable {
    public let description: String
}

/// A function that reports an issue when it is called, and returns a placeholder.
public func unimplemented<each Argument, Result: Sendable>(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    placeholder: @autoclosure @escaping @Sendable () -> Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
    { (_: repeat each Argument) in
        reportIssue("Unimplemented: \(description())", fileID: fileID, line: line)
        return placeholder()
    }
}
public func unimplemented<each Argument>(
    _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Void {
    { (_: repeat each Argument) in reportIssue("Unimplemented: \(description())", fileID: fileID, line: line) }
}
public func unimplemented<each Argument, Result>(
    _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
    { (_: repeat each Argument) in
        reportIssue("Unimplemented: \(description())", fileID: fileID, line: line)
        throw UnimplementedFailure(description: description())
    }
}
public func unimplemented<Result>(
    _ description: @autoclosure @escaping @Sendable () -> String = "", placeholder: @autoclosure () -> Result,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) -> Result {
    reportIssue("Unimplemented: \(description())", fileID: fileID, line: line)
    return placeholder()
}
