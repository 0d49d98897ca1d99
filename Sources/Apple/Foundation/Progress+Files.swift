public import Foundation

// Foundation on Linux keeps what a program adds to a progress, and has no names for what belongs to files.

extension Progress {
    private func value<Value>(_ key: String) -> Value? { userInfo[ProgressUserInfoKey(rawValue: key)] as? Value }
    private func set(_ value: Any?, _ key: String) {
        setUserInfoObject(value, forKey: ProgressUserInfoKey(rawValue: key))
    }
    /// What is done with files; nil without files.
    public var fileOperationKind: FileOperationKind? {
        get { value("NSProgressFileOperationKindKey") }
        set { set(newValue, "NSProgressFileOperationKindKey") }
    }
    /// The file; nil without one.
    public var fileURL: URL? {
        get { value("NSProgressFileURLKey") }
        set { set(newValue, "NSProgressFileURLKey") }
    }
    /// How many files there are; nil where it is not known.
    public var fileTotalCount: Int? {
        get { value("NSProgressFileTotalCountKey") }
        set { set(newValue, "NSProgressFileTotalCountKey") }
    }
    /// How many files are done; nil where it is not known.
    public var fileCompletedCount: Int? {
        get { value("NSProgressFileCompletedCountKey") }
        set { set(newValue, "NSProgressFileCompletedCountKey") }
    }
    /// Bytes in a second; nil where it is not known.
    public var throughput: Int? {
        get { value("NSProgressThroughputKey") }
        set { set(newValue, "NSProgressThroughputKey") }
    }
    /// Seconds until it is done; nil where it is not known.
    public var estimatedTimeRemaining: TimeInterval? {
        get { value("NSProgressEstimatedTimeRemainingKey") }
        set { set(newValue, "NSProgressEstimatedTimeRemainingKey") }
    }
}
