import Foundation
import QuadrantThreads

/// One connection to a database. One thread at a time uses it (`StoreFile` has the lock).
package final class StoreDatabase {
    package let path: String
    package let isReadOnly: Bool
    private let library: SQLiteLibrary
    private var handle: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]
    private var depth = 0
    /// How many rows have been read, for tests and benchmarks.
    package internal(set) var rowsRead = 0
    /// How many statements have been run.
    package internal(set) var statementsRun = 0

    /// Opens a file, and makes it where there is none.
    init(path: String, isReadOnly: Bool) throws {
        (self.path, self.isReadOnly) = (path, isReadOnly)
        library = try SQLiteLibrary.loaded()
        // `StoreFile` has the lock.
        let access = isReadOnly ? SQLiteFlags.readOnly : SQLiteFlags.readWrite | SQLiteFlags.create
        let code = library.open(path, &handle, access | SQLiteFlags.noMutex, nil)
        guard code == SQLiteCode.ok else {
            let failure = StoreFailure.of(code, message, at: path)
            _ = library.close(handle)
            handle = nil
            throw failure
        }
        _ = library.wait(handle, 10_000)
        StoreFunctions.add(to: handle, library)
    }

    deinit { close() }

    package func close() {
        for statement in statements.values { _ = library.finalize(statement) }
        statements = [:]
        if handle != nil { _ = library.close(handle) }
        handle = nil
    }

    private var message: String { library.message(handle).map { String(cString: $0) } ?? "no reason was given" }
    private func failure(_ code: Int32) -> StoreFailure {
        .of(library.code(handle) == SQLiteCode.ok ? code : library.code(handle), message, at: path)
    }

    // MARK: Statements

    private func statement(_ sql: String) throws -> OpaquePointer? {
        if let known = statements[sql] { return known }
        guard handle != nil else {
            throw StoreFailure(.place, what: "the store is closed.", at: path,
                               rule: "A store that was removed is not read or written any more.",
                               fix: "Make a new container for the file.")
        }
        var made: OpaquePointer?
        let code = library.prepare(handle, sql, -1, &made, nil)
        guard code == SQLiteCode.ok, let made else { throw failure(code) }
        if statements.count >= 200 {
            for statement in statements.values { _ = library.finalize(statement) }
            statements = [:]
        }
        statements[sql] = made
        return made
    }

    /// Runs one statement, and calls `row` with each row of its result until `row` returns false.
    package func each(_ sql: String, _ values: [StoreValue] = [], _ row: (Row) throws -> Bool) throws {
        let statement = try statement(sql)
        statementsRun += 1
        for (index, value) in values.enumerated() { try bind(value, statement, Int32(index + 1)) }
        // A statement that is used again inside of itself would lose its place: it is taken out while it runs.
        statements[sql] = nil
        defer {
            _ = library.reset(statement)
            if statements[sql] == nil, handle != nil {
                statements[sql] = statement
            } else {
                _ = library.finalize(statement)
            }
        }
        while true {
            let code = library.step(statement)
            if code == SQLiteCode.done { return }
            guard code == SQLiteCode.row else { throw failure(code) }
            rowsRead += 1
            if try !row(Row(library: library, statement: statement)) { return }
        }
    }

    /// Runs a statement without a result; returns how many rows it has changed.
    @discardableResult
    package func run(_ sql: String, _ values: [StoreValue] = []) throws -> Int {
        try each(sql, values) { _ in true }
        return Int(library.changes(handle))
    }

    /// All rows of a result.
    package func rows(_ sql: String, _ values: [StoreValue] = []) throws -> [[StoreValue]] {
        var found: [[StoreValue]] = []
        try each(sql, values) { row in
            found.append((0..<row.count).map { row[$0] })
            return true
        }
        return found
    }

    /// The first column of a result of whole numbers.
    package func integers(_ sql: String, _ values: [StoreValue] = []) throws -> [Int64] {
        var found: [Int64] = []
        try each(sql, values) { row in
            found.append(row.integer(0))
            return true
        }
        return found
    }

    private func bind(_ value: StoreValue, _ statement: OpaquePointer?, _ index: Int32) throws {
        // -1 as the last argument: SQLite copies the bytes.
        let copy = UnsafeMutableRawPointer(bitPattern: -1)
        let code = switch value {
        case .null: library.bindNull(statement, index)
        case .integer(let number): library.bindInteger(statement, index, number)
        case .real(let number): library.bindReal(statement, index, number)
        case .text(var text): text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                library.bindText(statement, index, $0.baseAddress ?? Self.empty, Int32($0.count), copy)
            }
        }
        case .bytes(let data): data.withUnsafeBytes {
            library.bindBytes(statement, index, $0.baseAddress ?? UnsafeRawPointer(Self.empty), Int32($0.count), copy)
        }
        }
        guard code == SQLiteCode.ok else { throw failure(code) }
    }
    private static let noBytes: StaticString = ""
    private static var empty: UnsafePointer<CChar> {
        UnsafeRawPointer(noBytes.utf8Start).assumingMemoryBound(to: CChar.self)
    }

    /// The present row of a result.
    package struct Row {
        fileprivate let library: SQLiteLibrary
        fileprivate let statement: OpaquePointer?
        package var count: Int { Int(library.columnCount(statement)) }
        package func integer(_ column: Int) -> Int64 { library.integer(statement, Int32(column)) }
        package subscript(column: Int) -> StoreValue {
            let column = Int32(column)
            switch library.columnType(statement, column) {
            case 1: return .integer(library.integer(statement, column))
            case 2: return .real(library.real(statement, column))
            case 3:
                guard let start = library.text(statement, column) else { return .text("") }
                let bytes = UnsafeBufferPointer(start: start, count: Int(library.byteCount(statement, column)))
                return .text(String(decoding: bytes, as: UTF8.self))
            case 4:
                guard let start = library.bytes(statement, column) else { return .bytes(Data()) }
                return .bytes(Data(bytes: start, count: Int(library.byteCount(statement, column))))
            default: return .null
            }
        }
    }

    // MARK: Transactions

    /// Whether a transaction runs.
    package var isInTransaction: Bool { depth > 0 }

    /// Does all of `body` or nothing: what it has written is undone where it throws. Another transaction may run
    /// inside.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        // A transaction that may write begins with the right to, so that it never has to be given up half way.
        try run(depth == 0 ? "BEGIN IMMEDIATE" : "SAVEPOINT s\(depth)")
        depth += 1
        do {
            let result = try body()
            depth -= 1
            do { try run(depth == 0 ? "COMMIT" : "RELEASE s\(depth)") } catch {
                depth += 1
                throw error
            }
            return result
        } catch {
            depth -= 1
            // SQLite may have undone all of it already, where the disk is full.
            if depth == 0 {
                _ = try? run("ROLLBACK")
            } else {
                _ = try? run("ROLLBACK TO s\(depth)")
                _ = try? run("RELEASE s\(depth)")
            }
            throw error
        }
    }
}
