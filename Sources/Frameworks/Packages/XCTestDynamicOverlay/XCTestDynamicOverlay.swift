@_exported import IssueReporting

public func XCTFail(_ message: String = "", file: StaticString = #fileID, line: UInt = #line) {
    reportIssue(message, fileID: file, line: line)
}
