import Foundation

// Values that functions of programs take and return.

/// The type of a value.
@discardableResult
public func sqlite3_value_type(_ value: OpaquePointer!) -> Int32 {
    Calls.value_type(value)
}
/// An integer of 32 bits.
@discardableResult
public func sqlite3_value_int(_ value: OpaquePointer!) -> Int32 {
    Calls.value_int(value)
}
/// An integer of 64 bits.
public func sqlite3_value_int64(_ value: OpaquePointer!) -> Int64 {
    Calls.value_int64(value)
}
/// A number.
public func sqlite3_value_double(_ value: OpaquePointer!) -> Double {
    Calls.value_double(value)
}
/// A text.
public func sqlite3_value_text(_ value: OpaquePointer!) -> UnsafePointer<UInt8>! {
    Calls.value_text(value)
}
/// Bytes.
public func sqlite3_value_blob(_ value: OpaquePointer!) -> UnsafeRawPointer! {
    Calls.value_blob(value)
}
/// How many bytes a text or a value of bytes has.
@discardableResult
public func sqlite3_value_bytes(_ value: OpaquePointer!) -> Int32 {
    Calls.value_bytes(value)
}
/// What was given with a function.
public func sqlite3_user_data(_ context: OpaquePointer!) -> UnsafeMutableRawPointer! {
    Calls.user_data(context)
}
/// Memory of a function over rows, 0 at first.
public func sqlite3_aggregate_context(_ context: OpaquePointer!, _ nBytes: Int32) -> UnsafeMutableRawPointer! {
    Calls.aggregate_context(context, nBytes)
}
/// The connection of a function.
public func sqlite3_context_db_handle(_ context: OpaquePointer!) -> OpaquePointer! {
    Calls.context_db_handle(context)
}
/// Returns NULL.
public func sqlite3_result_null(_ context: OpaquePointer!) {
    Calls.result_null(context)
}
/// Returns an integer of 32 bits.
public func sqlite3_result_int(_ context: OpaquePointer!, _ value: Int32) {
    Calls.result_int(context, value)
}
/// Returns an integer of 64 bits.
public func sqlite3_result_int64(_ context: OpaquePointer!, _ value: Int64) {
    Calls.result_int64(context, value)
}
/// Returns a number.
public func sqlite3_result_double(_ context: OpaquePointer!, _ value: Double) {
    Calls.result_double(context, value)
}
/// Returns a text.
public func sqlite3_result_text(
    _ context: OpaquePointer!, _ value: UnsafePointer<CChar>!, _ n: Int32, _ destructor: sqlite3_destructor_type!
) {
    Calls.result_text(context, value, n, destructor)
}
/// Returns bytes.
public func sqlite3_result_blob(
    _ context: OpaquePointer!, _ value: UnsafeRawPointer!, _ n: Int32, _ destructor: sqlite3_destructor_type!
) {
    Calls.result_blob(context, value, n, destructor)
}
/// Returns a value that the function was given.
public func sqlite3_result_value(_ context: OpaquePointer!, _ value: OpaquePointer!) {
    Calls.result_value(context, value)
}
/// Fails with words.
public func sqlite3_result_error(_ context: OpaquePointer!, _ message: UnsafePointer<CChar>!, _ n: Int32) {
    Calls.result_error(context, message, n)
}
/// Fails with a code.
public func sqlite3_result_error_code(_ context: OpaquePointer!, _ code: Int32) {
    Calls.result_error_code(context, code)
}

private enum Calls {
    static let value_type: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("value_type")
    static let value_int: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("value_int")
    static let value_int64: @convention(c) @Sendable (OpaquePointer?) -> Int64 = found("value_int64")
    static let value_double: @convention(c) @Sendable (OpaquePointer?) -> Double = found("value_double")
    static let value_text: @convention(c) @Sendable (OpaquePointer?) -> UnsafePointer<UInt8>? = found("value_text")
    static let value_blob: @convention(c) @Sendable (OpaquePointer?) -> UnsafeRawPointer? = found("value_blob")
    static let value_bytes: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("value_bytes")
    static let user_data: @convention(c) @Sendable (OpaquePointer?) -> UnsafeMutableRawPointer? = found("user_data")
    static let aggregate_context: @convention(c) @Sendable (OpaquePointer?, Int32) -> UnsafeMutableRawPointer?
        = found("aggregate_context")
    static let context_db_handle: @convention(c) @Sendable (OpaquePointer?) -> OpaquePointer?
        = found("context_db_handle")
    static let result_null: @convention(c) @Sendable (OpaquePointer?) -> Void = found("result_null")
    static let result_int: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void = found("result_int")
    static let result_int64: @convention(c) @Sendable (OpaquePointer?, Int64) -> Void = found("result_int64")
    static let result_double: @convention(c) @Sendable (OpaquePointer?, Double) -> Void = found("result_double")
    static let result_text: @convention(c) @Sendable (
        OpaquePointer?, UnsafePointer<CChar>?,
        Int32, sqlite3_destructor_type?
    ) -> Void = found("result_text")
    static let result_blob: @convention(c) @Sendable (
        OpaquePointer?, UnsafeRawPointer?,
        Int32, sqlite3_destructor_type?
    ) -> Void = found("result_blob")
    static let result_value: @convention(c) @Sendable (OpaquePointer?, OpaquePointer?) -> Void = found("result_value")
    static let result_error: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void
        = found("result_error")
    static let result_error_code: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void = found("result_error_code")
}
