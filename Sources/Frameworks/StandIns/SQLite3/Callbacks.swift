import Foundation

// Functions that call a program back.

/// Is called for a row: what was given, the number of columns, their texts and their names. Anything but 0 ends it.
public typealias sqlite3_callback = @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32
/// A function of SQL in a program.
public typealias SQLiteFunction = @convention(c) (
    OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

/// Runs all statements of a text.
///
/// - Parameter errmsg: What went wrong, in words; `sqlite3_free` gives it back.
@discardableResult
public func sqlite3_exec(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ callback: sqlite3_callback!,
    _ argument: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
    Calls.exec(db, sql, callback, argument, errmsg)
}
/// Adds a function of SQL.
@discardableResult
public func sqlite3_create_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32,
    _ pApp: UnsafeMutableRawPointer!, _ xFunc: SQLiteFunction!, _ xStep: SQLiteFunction!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
) -> Int32 {
    Calls.create_function(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal)
}
/// Adds a function of SQL, and gives what was given with it back at the end.
@discardableResult
public func sqlite3_create_function_v2(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32,
    _ pApp: UnsafeMutableRawPointer!, _ xFunc: SQLiteFunction!, _ xStep: SQLiteFunction!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xDestroy: sqlite3_destructor_type!
) -> Int32 {
    Calls.create_function_v2(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal, xDestroy)
}
/// Adds an order of texts.
@discardableResult
public func sqlite3_create_collation(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
) -> Int32 {
    Calls.create_collation(db, zName, eTextRep, pArg, xCompare)
}
/// Calls a program before rows change: what was given, what is done, the database, the table and the row.
///
/// - Returns: What was given before.
@discardableResult
public func sqlite3_update_hook(
    _ db: OpaquePointer!,
    _ callback: (@convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)!,
    _ argument: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
    Calls.update_hook(db, callback, argument)
}
/// Calls a program before a transaction ends. Anything but 0 undoes it.
@discardableResult
public func sqlite3_commit_hook(
    _ db: OpaquePointer!, _ callback: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!,
    _ argument: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
    Calls.commit_hook(db, callback, argument)
}
/// Calls a program when a transaction is undone.
@discardableResult
public func sqlite3_rollback_hook(
    _ db: OpaquePointer!, _ callback: sqlite3_destructor_type!, _ argument: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
    Calls.rollback_hook(db, callback, argument)
}
/// Calls a program where a table is locked, with the number of tries. 0 ends them.
@discardableResult
public func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ callback: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!,
    _ argument: UnsafeMutableRawPointer!
) -> Int32 {
    Calls.busy_handler(db, callback, argument)
}

private enum Calls {
    typealias Text = UnsafePointer<CChar>
    typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    typealias Given = UnsafeMutableRawPointer
    typealias Final = @convention(c) (OpaquePointer?) -> Void
    static let exec: @convention(c) @Sendable (OpaquePointer?, Text?, sqlite3_callback?, Given?, Texts?) -> Int32
        = found("exec")
    static let create_function: @convention(c) @Sendable (
        OpaquePointer?, Text?, Int32, Int32, Given?, SQLiteFunction?, SQLiteFunction?, Final?
    ) -> Int32 = found("create_function")
    static let create_function_v2: @convention(c) @Sendable (
        OpaquePointer?, Text?, Int32, Int32, Given?, SQLiteFunction?, SQLiteFunction?, Final?, sqlite3_destructor_type?
    ) -> Int32 = found("create_function_v2")
    static let create_collation: @convention(c) @Sendable (
        OpaquePointer?, Text?, Int32, Given?,
        (@convention(c) (Given?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?
    ) -> Int32 = found("create_collation")
    static let update_hook: @convention(c) @Sendable (
        OpaquePointer?, (@convention(c) (Given?, Int32, Text?, Text?, Int64) -> Void)?, Given?
    ) -> Given? = found("update_hook")
    static let commit_hook: @convention(c) @Sendable (
        OpaquePointer?, (@convention(c) (Given?) -> Int32)?, Given?
    ) -> Given? = found("commit_hook")
    static let rollback_hook: @convention(c) @Sendable (OpaquePointer?, sqlite3_destructor_type?, Given?) -> Given?
        = found("rollback_hook")
    static let busy_handler: @convention(c) @Sendable (
        OpaquePointer?, (@convention(c) (Given?, Int32) -> Int32)?, Given?
    ) -> Int32 = found("busy_handler")
}
