import Foundation
import SQLite3
import Testing

@Suite("SQLite3")
struct SQLite3Tests {
    private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    private func database() -> OpaquePointer? {
        var database: OpaquePointer?
        #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
        let sql = "CREATE TABLE t (n INTEGER, name TEXT, x REAL, b BLOB)"
        #expect(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
        return database
    }

    @Test func valuesOfAStatementAreReadAsTheyWereSet() {
        let database = database()
        defer { sqlite3_close(database) }
        var statement: OpaquePointer?
        #expect(sqlite3_prepare_v2(database, "INSERT INTO t VALUES (?, ?, ?, ?)", -1, &statement, nil) == SQLITE_OK)
        #expect(sqlite3_bind_parameter_count(statement) == 4)
        sqlite3_bind_int64(statement, 1, 1 << 40)
        sqlite3_bind_text(statement, 2, "Zoë", -1, transient)
        sqlite3_bind_double(statement, 3, 1.5)
        sqlite3_bind_blob(statement, 4, [UInt8]([7, 8, 9]), 3, transient)
        #expect(sqlite3_step(statement) == SQLITE_DONE)
        sqlite3_finalize(statement)
        #expect(sqlite3_changes(database) == 1 && sqlite3_last_insert_rowid(database) == 1)

        #expect(sqlite3_prepare_v2(database, "SELECT *, NULL FROM t", -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        #expect(sqlite3_step(statement) == SQLITE_ROW)
        #expect(sqlite3_column_count(statement) == 5 && String(cString: sqlite3_column_name(statement, 1)) == "name")
        #expect(sqlite3_column_int64(statement, 0) == 1 << 40)
        #expect(String(cString: sqlite3_column_text(statement, 1)) == "Zoë" && sqlite3_column_bytes(statement, 1) == 4)
        #expect(sqlite3_column_double(statement, 2) == 1.5)
        #expect(Data(bytes: sqlite3_column_blob(statement, 3), count: 3) == Data([7, 8, 9]))
        #expect(sqlite3_column_type(statement, 4) == SQLITE_NULL && sqlite3_column_text(statement, 4) == nil)
        #expect(sqlite3_step(statement) == SQLITE_DONE)
    }
    @Test func whatIsWrongIsSaidInWords() {
        let database = database()
        defer { sqlite3_close(database) }
        var statement: OpaquePointer?, words: UnsafeMutablePointer<CChar>?
        #expect(sqlite3_prepare_v2(database, "SELECT a FROM nowhere", -1, &statement, nil) == SQLITE_ERROR)
        #expect(String(cString: sqlite3_errmsg(database)) == "no such table: nowhere")
        #expect(sqlite3_exec(database, "SELECT a FROM nowhere", nil, nil, &words) == SQLITE_ERROR)
        #expect(words.map { String(cString: $0) } == "no such table: nowhere")
        sqlite3_free(words)
    }
    @Test func rowsAndFunctionsCallTheProgram() {
        let database = database()
        defer { sqlite3_close(database) }
        sqlite3_create_function(database, "twice", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, { context, _, values in
            sqlite3_result_int(context, 2 * sqlite3_value_int(values?[0]))
        }, nil, nil)
        var sum = 0
        sqlite3_exec(database, "SELECT twice(4) UNION ALL SELECT twice(5)", { sum, _, texts, _ in
            sum?.assumingMemoryBound(to: Int.self).pointee += texts?[0].flatMap { Int(String(cString: $0)) } ?? 0
            return 0
        }, &sum, nil)
        #expect(sum == 2 * 4 + 2 * 5)
    }
}
