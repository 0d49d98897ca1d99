import Foundation
import QuadrantStore

// SQLite for programs that call it themselves: the functions of the library of this system, found when they are called.

/// A function of the library. A program without the library ends here.
func found<Value>(_ name: String) -> Value {
    do throws(StoreFailure) {
        if let function: Value = try sqliteFunction(name) { return function }
        fatalError("The SQLite of this system has no function sqlite3_\(name).")
    } catch {
        fatalError("\(error)")
    }
}

/// Opens a database, and makes the file where there is none.
@discardableResult
public func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    Calls.open(filename, ppDb)
}
/// Opens a database in a way (`SQLITE_OPEN_READWRITE`), with a file system by its name; nil for the usual one.
@discardableResult
public func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
    _ zVfs: UnsafePointer<CChar>!
) -> Int32 {
    Calls.open_v2(filename, ppDb, flags, zVfs)
}
/// Ends a connection, unless it has statements.
@discardableResult
public func sqlite3_close(_ db: OpaquePointer!) -> Int32 {
    Calls.close(db)
}
/// Ends a connection, later where it has statements.
@discardableResult
public func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 {
    Calls.close_v2(db)
}
/// The code of what went wrong last.
@discardableResult
public func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 {
    Calls.errcode(db)
}
/// The extended code of what went wrong last.
@discardableResult
public func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
    Calls.extended_errcode(db)
}
/// Whether codes are the extended ones.
@discardableResult
public func sqlite3_extended_result_codes(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 {
    Calls.extended_result_codes(db, onoff)
}
/// What went wrong last, in words.
public func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! {
    Calls.errmsg(db)
}
/// A code in words.
public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! {
    Calls.errstr(code)
}
/// How long a locked table is waited for, in milliseconds.
@discardableResult
public func sqlite3_busy_timeout(_ db: OpaquePointer!, _ ms: Int32) -> Int32 {
    Calls.busy_timeout(db, ms)
}
/// The number of rows that the last statement changed.
@discardableResult
public func sqlite3_changes(_ db: OpaquePointer!) -> Int32 {
    Calls.changes(db)
}
/// The number of rows that were changed since the connection was opened.
@discardableResult
public func sqlite3_total_changes(_ db: OpaquePointer!) -> Int32 {
    Calls.total_changes(db)
}
/// The number of the row that was inserted last.
public func sqlite3_last_insert_rowid(_ db: OpaquePointer!) -> Int64 {
    Calls.last_insert_rowid(db)
}
/// 1 outside of transactions.
@discardableResult
public func sqlite3_get_autocommit(_ db: OpaquePointer!) -> Int32 {
    Calls.get_autocommit(db)
}
/// Ends what a connection is doing.
public func sqlite3_interrupt(_ db: OpaquePointer!) {
    Calls.interrupt(db)
}
/// The file of a database by its name, such as "main".
public func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    Calls.db_filename(db, zDbName)
}
/// 1 for a database that is only read, −1 for a name that is none.
@discardableResult
public func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32 {
    Calls.db_readonly(db, zDbName)
}
/// The connection of a statement.
public func sqlite3_db_handle(_ stmt: OpaquePointer!) -> OpaquePointer! {
    Calls.db_handle(stmt)
}
/// Sets a limit, unless the value is negative.
///
/// - Returns: The limit before.
@discardableResult
public func sqlite3_limit(_ db: OpaquePointer!, _ id: Int32, _ newVal: Int32) -> Int32 {
    Calls.limit(db, id, newVal)
}
/// Gives memory back that is not needed.
@discardableResult
public func sqlite3_db_release_memory(_ db: OpaquePointer!) -> Int32 {
    Calls.db_release_memory(db)
}
/// Writes what is in the write-ahead log into the file.
@discardableResult
public func sqlite3_wal_checkpoint(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!) -> Int32 {
    Calls.wal_checkpoint(db, zDb)
}
/// Writes what is in the write-ahead log into the file, in a way, and counts pages.
@discardableResult
public func sqlite3_wal_checkpoint_v2(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ eMode: Int32, _ pnLog: UnsafeMutablePointer<Int32>!,
    _ pnCkpt: UnsafeMutablePointer<Int32>!
) -> Int32 {
    Calls.wal_checkpoint_v2(db, zDb, eMode, pnLog, pnCkpt)
}
/// How many pages the log has before it is written into the file.
@discardableResult
public func sqlite3_wal_autocheckpoint(_ db: OpaquePointer!, _ n: Int32) -> Int32 {
    Calls.wal_autocheckpoint(db, n)
}
/// Begins a copy of a database into another.
public func sqlite3_backup_init(
    _ pDest: OpaquePointer!, _ zDestName: UnsafePointer<CChar>!, _ pSource: OpaquePointer!,
    _ zSourceName: UnsafePointer<CChar>!
) -> OpaquePointer! {
    Calls.backup_init(pDest, zDestName, pSource, zSourceName)
}
/// Copies pages.
@discardableResult
public func sqlite3_backup_step(_ p: OpaquePointer!, _ nPage: Int32) -> Int32 {
    Calls.backup_step(p, nPage)
}
/// Ends a copy.
@discardableResult
public func sqlite3_backup_finish(_ p: OpaquePointer!) -> Int32 {
    Calls.backup_finish(p)
}
/// How many pages are not copied.
@discardableResult
public func sqlite3_backup_remaining(_ p: OpaquePointer!) -> Int32 {
    Calls.backup_remaining(p)
}
/// How many pages the database has.
@discardableResult
public func sqlite3_backup_pagecount(_ p: OpaquePointer!) -> Int32 {
    Calls.backup_pagecount(p)
}
/// The version of the library, such as "3.40.1".
public func sqlite3_libversion() -> UnsafePointer<CChar>! {
    Calls.libversion()
}
/// The version of the library, such as 3040001.
@discardableResult
public func sqlite3_libversion_number() -> Int32 {
    Calls.libversion_number()
}
/// Whether the library is for several threads.
@discardableResult
public func sqlite3_threadsafe() -> Int32 {
    Calls.threadsafe()
}
/// Prepares the library. Calls are not necessary.
@discardableResult
public func sqlite3_initialize() -> Int32 {
    Calls.initialize()
}
/// Ends the library.
@discardableResult
public func sqlite3_shutdown() -> Int32 {
    Calls.shutdown()
}
/// Gives memory of the library back.
public func sqlite3_free(_ p: UnsafeMutableRawPointer!) {
    Calls.free(p)
}
/// 1 where a text ends with a whole statement.
@discardableResult
public func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32 {
    Calls.complete(sql)
}

private enum Calls {
    static let open: @convention(c) @Sendable (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
        = found("open")
    static let open_v2: @convention(c) @Sendable (
        UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?,
        Int32, UnsafePointer<CChar>?
    ) -> Int32 = found("open_v2")
    static let close: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("close")
    static let close_v2: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("close_v2")
    static let errcode: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("errcode")
    static let extended_errcode: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("extended_errcode")
    static let extended_result_codes: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32
        = found("extended_result_codes")
    static let errmsg: @convention(c) @Sendable (OpaquePointer?) -> UnsafePointer<CChar>? = found("errmsg")
    static let errstr: @convention(c) @Sendable (Int32) -> UnsafePointer<CChar>? = found("errstr")
    static let busy_timeout: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32 = found("busy_timeout")
    static let changes: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("changes")
    static let total_changes: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("total_changes")
    static let last_insert_rowid: @convention(c) @Sendable (OpaquePointer?) -> Int64 = found("last_insert_rowid")
    static let get_autocommit: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("get_autocommit")
    static let interrupt: @convention(c) @Sendable (OpaquePointer?) -> Void = found("interrupt")
    static let db_filename: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
        = found("db_filename")
    static let db_readonly: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
        = found("db_readonly")
    static let db_handle: @convention(c) @Sendable (OpaquePointer?) -> OpaquePointer? = found("db_handle")
    static let limit: @convention(c) @Sendable (OpaquePointer?, Int32, Int32) -> Int32 = found("limit")
    static let db_release_memory: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("db_release_memory")
    static let wal_checkpoint: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
        = found("wal_checkpoint")
    static let wal_checkpoint_v2: @convention(c) @Sendable (
        OpaquePointer?, UnsafePointer<CChar>?,
        Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32 = found("wal_checkpoint_v2")
    static let wal_autocheckpoint: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32
        = found("wal_autocheckpoint")
    static let backup_init: @convention(c) @Sendable (
        OpaquePointer?, UnsafePointer<CChar>?,
        OpaquePointer?, UnsafePointer<CChar>?
    ) -> OpaquePointer? = found("backup_init")
    static let backup_step: @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32 = found("backup_step")
    static let backup_finish: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("backup_finish")
    static let backup_remaining: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("backup_remaining")
    static let backup_pagecount: @convention(c) @Sendable (OpaquePointer?) -> Int32 = found("backup_pagecount")
    static let libversion: @convention(c) @Sendable () -> UnsafePointer<CChar>? = found("libversion")
    static let libversion_number: @convention(c) @Sendable () -> Int32 = found("libversion_number")
    static let threadsafe: @convention(c) @Sendable () -> Int32 = found("threadsafe")
    static let initialize: @convention(c) @Sendable () -> Int32 = found("initialize")
    static let shutdown: @convention(c) @Sendable () -> Int32 = found("shutdown")
    static let free: @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void = found("free")
    static let complete: @convention(c) @Sendable (UnsafePointer<CChar>?) -> Int32 = found("complete")
}
