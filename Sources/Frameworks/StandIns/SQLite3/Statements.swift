import Foundation

// Statements: prepared, with values, run, read.

/// How SQLite gives the bytes of a value back; nil where they stay.
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// Prepares the first statement of a text.
@discardableResult
public func sqlite3_prepare(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
    Calls.prepare(db, zSql, nByte, ppStmt, pzTail)
}
/// Prepares the first statement of a text. A negative number of bytes reads to the end.
@discardableResult
public func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
    Calls.prepare_v2(db, zSql, nByte, ppStmt, pzTail)
}
/// Runs a statement up to its next row: `SQLITE_ROW`, `SQLITE_DONE` or what went wrong.
@discardableResult
public func sqlite3_step(_ stmt: OpaquePointer!) -> Int32 {
    Calls.step(stmt)
}
/// A statement can run again; its values stay.
@discardableResult
public func sqlite3_reset(_ stmt: OpaquePointer!) -> Int32 {
    Calls.reset(stmt)
}
/// Ends a statement.
@discardableResult
public func sqlite3_finalize(_ stmt: OpaquePointer!) -> Int32 {
    Calls.finalize(stmt)
}
/// Forgets the values of a statement.
@discardableResult
public func sqlite3_clear_bindings(_ stmt: OpaquePointer!) -> Int32 {
    Calls.clear_bindings(stmt)
}
/// The text of a statement.
public func sqlite3_sql(_ stmt: OpaquePointer!) -> UnsafePointer<CChar>! {
    Calls.sql(stmt)
}
/// The text of a statement with its values. `sqlite3_free` gives it back.
public func sqlite3_expanded_sql(_ stmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    Calls.expanded_sql(stmt)
}
/// 1 for a statement that changes nothing.
@discardableResult
public func sqlite3_stmt_readonly(_ stmt: OpaquePointer!) -> Int32 {
    Calls.stmt_readonly(stmt)
}
/// 1 for a statement that has begun and not ended.
@discardableResult
public func sqlite3_stmt_busy(_ stmt: OpaquePointer!) -> Int32 {
    Calls.stmt_busy(stmt)
}
/// The statement behind another of a connection; nil behind the last.
public func sqlite3_next_stmt(_ db: OpaquePointer!, _ stmt: OpaquePointer!) -> OpaquePointer! {
    Calls.next_stmt(db, stmt)
}
/// Sets NULL.
@discardableResult
public func sqlite3_bind_null(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 {
    Calls.bind_null(stmt, index)
}
/// Sets an integer of 32 bits. The first value has the number 1.
@discardableResult
public func sqlite3_bind_int(_ stmt: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
    Calls.bind_int(stmt, index, value)
}
/// Sets an integer of 64 bits.
@discardableResult
public func sqlite3_bind_int64(_ stmt: OpaquePointer!, _ index: Int32, _ value: Int64) -> Int32 {
    Calls.bind_int64(stmt, index, value)
}
/// Sets a number.
@discardableResult
public func sqlite3_bind_double(_ stmt: OpaquePointer!, _ index: Int32, _ value: Double) -> Int32 {
    Calls.bind_double(stmt, index, value)
}
/// Sets a text. A negative number of bytes reads to the end.
@discardableResult
public func sqlite3_bind_text(
    _ stmt: OpaquePointer!, _ index: Int32, _ value: UnsafePointer<CChar>!, _ n: Int32,
    _ destructor: sqlite3_destructor_type!
) -> Int32 {
    Calls.bind_text(stmt, index, value, n, destructor)
}
/// Sets bytes.
@discardableResult
public func sqlite3_bind_blob(
    _ stmt: OpaquePointer!, _ index: Int32, _ value: UnsafeRawPointer!, _ n: Int32,
    _ destructor: sqlite3_destructor_type!
) -> Int32 {
    Calls.bind_blob(stmt, index, value, n, destructor)
}
/// Sets bytes that are 0.
@discardableResult
public func sqlite3_bind_zeroblob(_ stmt: OpaquePointer!, _ index: Int32, _ n: Int32) -> Int32 {
    Calls.bind_zeroblob(stmt, index, n)
}
/// How many values a statement takes.
@discardableResult
public func sqlite3_bind_parameter_count(_ stmt: OpaquePointer!) -> Int32 {
    Calls.bind_parameter_count(stmt)
}
/// The name of a value, such as ":name".
public func sqlite3_bind_parameter_name(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<CChar>! {
    Calls.bind_parameter_name(stmt, index)
}
/// The number of a value by its name; 0 for none.
@discardableResult
public func sqlite3_bind_parameter_index(_ stmt: OpaquePointer!, _ name: UnsafePointer<CChar>!) -> Int32 {
    Calls.bind_parameter_index(stmt, name)
}
/// How many columns the result has.
@discardableResult
public func sqlite3_column_count(_ stmt: OpaquePointer!) -> Int32 {
    Calls.column_count(stmt)
}
/// How many columns this row has.
@discardableResult
public func sqlite3_data_count(_ stmt: OpaquePointer!) -> Int32 {
    Calls.data_count(stmt)
}
/// The name of a column. The first has the number 0.
public func sqlite3_column_name(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<CChar>! {
    Calls.column_name(stmt, index)
}
/// The declared type of a column.
public func sqlite3_column_decltype(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<CChar>! {
    Calls.column_decltype(stmt, index)
}
/// The type of a value: `SQLITE_INTEGER`, `SQLITE_FLOAT`, `SQLITE_TEXT`, `SQLITE_BLOB` or `SQLITE_NULL`.
@discardableResult
public func sqlite3_column_type(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 {
    Calls.column_type(stmt, index)
}
/// An integer of 32 bits.
@discardableResult
public func sqlite3_column_int(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 {
    Calls.column_int(stmt, index)
}
/// An integer of 64 bits.
public func sqlite3_column_int64(_ stmt: OpaquePointer!, _ index: Int32) -> Int64 {
    Calls.column_int64(stmt, index)
}
/// A number.
public func sqlite3_column_double(_ stmt: OpaquePointer!, _ index: Int32) -> Double {
    Calls.column_double(stmt, index)
}
/// A text, up to the next step.
public func sqlite3_column_text(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<UInt8>! {
    Calls.column_text(stmt, index)
}
/// Bytes, up to the next step.
public func sqlite3_column_blob(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafeRawPointer! {
    Calls.column_blob(stmt, index)
}
/// How many bytes a text or a value of bytes has.
@discardableResult
public func sqlite3_column_bytes(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 {
    Calls.column_bytes(stmt, index)
}
/// A value as it is stored.
public func sqlite3_column_value(_ stmt: OpaquePointer!, _ index: Int32) -> OpaquePointer! {
    Calls.column_value(stmt, index)
}

private enum Calls {
    static let prepare: @convention(c) @Sendable (
        OpaquePointer?, UnsafePointer<CChar>?,
        Int32, UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32 = found("prepare")
    static let prepare_v2: @convention(c) @Sendable (
        OpaquePointer?, UnsafePointer<CChar>?,
        Int32, UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32 = found("prepare_v2")
    static let step: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("step")
    static let reset: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("reset")
    static let finalize: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("finalize")
    static let clear_bindings: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("clear_bindings")
    static let sql: @convention(c) @Sendable (OpaquePointer?) -> UnsafePointer<CChar>? = found("sql")
    static let expanded_sql: @convention(c) @Sendable (OpaquePointer?) -> UnsafeMutablePointer<CChar>?
        = found("expanded_sql")
    static let stmt_readonly: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("stmt_readonly")
    static let stmt_busy: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("stmt_busy")
    static let next_stmt: @convention(c) @Sendable (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
        = found("next_stmt")
    static let bind_null: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32 = found("bind_null")
    static let bind_int: @convention(c) @Sendable (OpaquePointer?, Int32, Int32) -> Int32 = found("bind_int")
    static let bind_int64: @convention(c) @Sendable (OpaquePointer?, Int32, Int64) -> Int32 = found("bind_int64")
    static let bind_double: @convention(c) @Sendable (OpaquePointer?, Int32, Double) -> Int32 = found("bind_double")
    static let bind_text: @convention(c) @Sendable (
        OpaquePointer?, Int32,
        UnsafePointer<CChar>?, Int32, sqlite3_destructor_type?
    ) -> Int32 = found("bind_text")
    static let bind_blob: @convention(c) @Sendable (
        OpaquePointer?, Int32,
        UnsafeRawPointer?, Int32, sqlite3_destructor_type?
    ) -> Int32 = found("bind_blob")
    static let bind_zeroblob: @convention(c) @Sendable (OpaquePointer?, Int32, Int32) -> Int32 = found("bind_zeroblob")
    static let bind_parameter_count: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("bind_parameter_count")
    static let bind_parameter_name: @convention(c) @Sendable (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
        = found("bind_parameter_name")
    static let bind_parameter_index: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
        = found("bind_parameter_index")
    static let column_count: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("column_count")
    static let data_count: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("data_count")
    static let column_name: @convention(c) @Sendable (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
        = found("column_name")
    static let column_decltype: @convention(c) @Sendable (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
        = found("column_decltype")
    static let column_type: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32 = found("column_type")
    static let column_int: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32 = found("column_int")
    static let column_int64: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int64 = found("column_int64")
    static let column_double: @convention(c) @Sendable (OpaquePointer?, Int32) -> Double = found("column_double")
    static let column_text: @convention(c) @Sendable (OpaquePointer?, Int32) -> UnsafePointer<UInt8>?
        = found("column_text")
    static let column_blob: @convention(c) @Sendable (OpaquePointer?, Int32) -> UnsafeRawPointer? = found("column_blob")
    static let column_bytes: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32 = found("column_bytes")
    static let column_value: @convention(c) @Sendable (OpaquePointer?, Int32) -> OpaquePointer? = found("column_value")
}
