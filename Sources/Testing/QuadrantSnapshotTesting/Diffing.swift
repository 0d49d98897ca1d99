public import Foundation

/// How values are stored as references, and how two of them differ.
public struct Diffing<Value> {
    /// The contents of a reference's file.
    public var toData: (Value) -> Data
    /// The value of a reference's file.
    public var fromData: (Data) -> Value
    /// A message and files to look at, for a reference and a new value that differ; nil if they are equal.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    /// The fault of a reference's file that holds no such value; nil for one that can be read.
    var fault: (Data) -> String? = { _ in nil }

    /// Stores and compares values with these functions.
    public init(toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
                diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// A file that explains a failure, as XCTest calls it on Apple's systems.
public struct XCTAttachment: Sendable {
    /// The contents.
    public var data: Data
    /// The file name's ending that says what it is, as `reference.png`; nil for unnamed data.
    public var name: String?

    /// A file with these contents.
    public init(data: Data) { self.data = data }
    /// A file with these contents; the type is not kept.
    public init(data: Data, uniformTypeIdentifier: String) { self.data = data }

    init(_ name: String, _ data: Data) { (self.name, self.data) = (name, data) }
}
