import Foundation
import QuadrantThreads

/// A function of SQLite by its name without `sqlite3_`, for programs that call it themselves.
package func sqliteFunction<Value>(_ name: String, _ type: Value.Type = Value.self) throws(StoreFailure) -> Value? {
    SQLiteLibrary.function(name, in: try SQLiteLibrary.handle.get())
}

/// The functions of SQLite that stores use, found in the system's library when the first store on a disk is opened
/// (Docs/Decisions/0039-stores.md).
struct SQLiteLibrary: Sendable {
    typealias Text = UnsafePointer<CChar>
    typealias Release = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void
    typealias Function = @convention(c) @Sendable (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
    typealias Comparison = @convention(c) @Sendable (
        UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?
    ) -> Int32

    let open: Open
    let close, code, changes, step, reset, finalize, columnCount, argumentType, argumentByteCount: Count
    let message: Message
    let wait, bindNull, columnType, byteCount: Wait
    let prepare: Prepare
    let bindInteger: BindInteger
    let bindReal: BindReal
    let bindText: BindText
    let bindBytes: BindBytes
    let integer: Integer
    let real: Real
    let text: Characters
    let bytes: Bytes
    let addFunction: AddFunction
    let addOrder: AddOrder
    let argumentText: Argument
    let returnInteger: ReturnInteger
    let returnNull: ReturnNull

    /// The library, loaded once.
    static func loaded() throws -> SQLiteLibrary { try result.get() }
    private static let result = Result<SQLiteLibrary, StoreFailure> { () throws(StoreFailure) in try SQLiteLibrary() }

    private static let names = ["libsqlite3.so.0", "libsqlite3.so"]
    /// The address of the library: pointers are not `Sendable`.
    fileprivate static let handle = Result<UInt, StoreFailure> { () throws(StoreFailure) in
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw StoreFailure(
                .library, what: "SQLite was not found.", at: names[0],
                rule: "A store that is kept in a file is an SQLite database.",
                fix: "Install the Debian package libsqlite3-0, or use a store in memory.")
        }
        return UInt(bitPattern: handle)
    }
    fileprivate static func function<Value>(_ name: String, in library: UInt) -> Value? {
        dlsym(UnsafeMutableRawPointer(bitPattern: library), "sqlite3_" + name).map { unsafeBitCast($0, to: Value.self) }
    }

    private init() throws(StoreFailure) {
        let library = try Self.handle.get()
        var missing: String?
        func symbol<Value>(_ name: String) -> Value? {
            guard let found: Value = Self.function(name, in: library) else {
                missing = missing ?? name
                return nil
            }
            return found
        }
        guard let open: Open = symbol("open_v2"), let close: Count = symbol("close_v2"),
              let message: Message = symbol("errmsg"), let code: Count = symbol("extended_errcode"),
              let wait: Wait = symbol("busy_timeout"), let changes: Count = symbol("changes"),
              let prepare: Prepare = symbol("prepare_v2"), let step: Count = symbol("step"),
              let reset: Count = symbol("reset"), let finalize: Count = symbol("finalize"),
              let bindNull: Wait = symbol("bind_null"), let bindInteger: BindInteger = symbol("bind_int64"),
              let bindReal: BindReal = symbol("bind_double"), let bindText: BindText = symbol("bind_text"),
              let bindBytes: BindBytes = symbol("bind_blob"), let columnCount: Count = symbol("column_count"),
              let columnType: Wait = symbol("column_type"), let integer: Integer = symbol("column_int64"),
              let real: Real = symbol("column_double"), let text: Characters = symbol("column_text"),
              let bytes: Bytes = symbol("column_blob"), let byteCount: Wait = symbol("column_bytes"),
              let addFunction: AddFunction = symbol("create_function_v2"),
              let addOrder: AddOrder = symbol("create_collation_v2"),
              let argumentType: Count = symbol("value_type"), let argumentText: Argument = symbol("value_text"),
              let argumentByteCount: Count = symbol("value_bytes"),
              let returnInteger: ReturnInteger = symbol("result_int64"),
              let returnNull: ReturnNull = symbol("result_null")
        else {
            throw StoreFailure(
                .library, what: "the SQLite that was found has no function sqlite3_\(missing ?? "").",
                at: Self.names[0],
                rule: "Stores need SQLite 3.35 or later.", fix: "Install the Debian package libsqlite3-0.")
        }
        (self.open, self.close, self.message, self.code, self.wait) = (open, close, message, code, wait)
        (self.changes, self.prepare, self.step, self.reset) = (changes, prepare, step, reset)
        (self.finalize, self.bindNull, self.bindInteger, self.bindReal) = (finalize, bindNull, bindInteger, bindReal)
        (self.bindText, self.bindBytes) = (bindText, bindBytes)
        (self.columnCount, self.columnType) = (columnCount, columnType)
        (self.integer, self.real, self.text, self.bytes, self.byteCount) = (integer, real, text, bytes, byteCount)
        (self.addFunction, self.addOrder, self.argumentType) = (addFunction, addOrder, argumentType)
        (self.argumentText, self.argumentByteCount) = (argumentText, argumentByteCount)
        (self.returnInteger, self.returnNull) = (returnInteger, returnNull)
    }

    typealias Open = @convention(c) @Sendable (Text, UnsafeMutablePointer<OpaquePointer?>, Int32, Text?) -> Int32
    typealias Count = @convention(c) @Sendable (OpaquePointer?) -> Int32
    typealias Message = @convention(c) @Sendable (OpaquePointer?) -> Text?
    typealias Wait = @convention(c) @Sendable (OpaquePointer?, Int32) -> Int32
    typealias Prepare = @convention(c) @Sendable (OpaquePointer?, Text, Int32, UnsafeMutablePointer<OpaquePointer?>,
                                                  UnsafeMutablePointer<Text?>?) -> Int32
    typealias BindInteger = @convention(c) @Sendable (OpaquePointer?, Int32, Int64) -> Int32
    typealias BindReal = @convention(c) @Sendable (OpaquePointer?, Int32, Double) -> Int32
    typealias BindText = @convention(c) @Sendable (
        OpaquePointer?, Int32, Text?, Int32, UnsafeMutableRawPointer?) -> Int32
    typealias BindBytes = @convention(c) @Sendable (
        OpaquePointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?) -> Int32
    typealias Integer = @convention(c) @Sendable (OpaquePointer?, Int32) -> Int64
    typealias Real = @convention(c) @Sendable (OpaquePointer?, Int32) -> Double
    typealias Characters = @convention(c) @Sendable (OpaquePointer?, Int32) -> UnsafePointer<UInt8>?
    typealias Bytes = @convention(c) @Sendable (OpaquePointer?, Int32) -> UnsafeRawPointer?
    typealias AddFunction = @convention(c) @Sendable (
        OpaquePointer?, Text, Int32, Int32, UnsafeMutableRawPointer?, Function?, Function?, Release?, Release?) -> Int32
    typealias AddOrder = @convention(c) @Sendable (
        OpaquePointer?, Text, Int32, UnsafeMutableRawPointer?, Comparison?, Release?) -> Int32
    typealias Argument = @convention(c) @Sendable (OpaquePointer?) -> UnsafePointer<UInt8>?
    typealias ReturnInteger = @convention(c) @Sendable (OpaquePointer?, Int64) -> Void
    typealias ReturnNull = @convention(c) @Sendable (OpaquePointer?) -> Void
}

/// Result codes of SQLite (`SQLITE_BUSY` and so on; sqlite.org/rescode.html).
enum SQLiteCode {
    static let ok: Int32 = 0
    static let noPermission: Int32 = 3
    static let busy: Int32 = 5
    static let locked: Int32 = 6
    static let readOnly: Int32 = 8
    static let inputOutput: Int32 = 10
    static let corrupt: Int32 = 11
    static let full: Int32 = 13
    static let cannotOpen: Int32 = 14
    static let notAuthorized: Int32 = 23
    static let notADatabase: Int32 = 26
    /// A statement has a row of its result.
    static let row: Int32 = 100
    /// A statement has no further row.
    static let done: Int32 = 101
}

/// Flags for opening a database (`SQLITE_OPEN_READONLY` and so on; sqlite.org/c3ref/c_open_autoproxy.html).
enum SQLiteFlags {
    static let readOnly: Int32 = 0x1
    static let readWrite: Int32 = 0x2
    /// Makes the file where it is missing.
    static let create: Int32 = 0x4
    /// SQLite takes no locks of its own between threads.
    static let noMutex: Int32 = 0x8000
}
