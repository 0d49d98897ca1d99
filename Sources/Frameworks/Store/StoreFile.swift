package import Foundation
import QuadrantThreads

/// A store in a file: tables for the entities of a schema, and what the store says about itself.
///
/// Threads use it one at a time. What is written in a transaction is there as a whole or not at all, also where the
/// program or the machine stops in the middle: SQLite writes changes to a log first (`journal_mode=WAL`), and a save
/// ends when the disk has the log (`synchronous=FULL`).
package final class StoreFile {
    package let path: String
    package let isReadOnly: Bool
    package private(set) var schema = StoreSchema(entities: [])
    /// The identity of the store, which it keeps for as long as it exists.
    package private(set) var identity = UUID()
    package let database: StoreDatabase
    private let lock = SystemLock(isRecursive: true)
    private var seenVersion: Int64 = 0
    private var hasOtherTexts = false

    /// Opens a file or makes it. It has no tables before `prepare(_:)`.
    package init(path: String, isReadOnly: Bool = false, checksContents: Bool = true) throws {
        (self.path, self.isReadOnly) = (path, isReadOnly)
        let folder = (path as NSString).deletingLastPathComponent
        if !isReadOnly {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw StoreFailure(.place, what: "the folder of the store cannot be made.", at: folder,
                                   rule: "A store is a file in a folder, which is made where it is missing.",
                                   fix: "Give the store an address in a folder that can be written.")
            }
        }
        let isNew = !FileManager.default.fileExists(atPath: path)
        database = try StoreDatabase(path: path, isReadOnly: isReadOnly)
        do { try begin(isNew: isNew, checksContents: checksContents) } catch {
            database.close()
            throw error
        }
    }

    private func begin(isNew: Bool, checksContents: Bool) throws {
        if !isReadOnly {
            // Others read while one writes, and a killed program leaves a log that the next one reads.
            _ = try database.rows("PRAGMA journal_mode=WAL")
            // What is saved is on the disk, also where the power goes.
            try database.run("PRAGMA synchronous=FULL")
        }
        // A damaged page is an error where it is read, and no wrong value.
        try database.run("PRAGMA cell_size_check=ON")
        if !isNew, checksContents { try check() }
        if !isReadOnly { try makeOwnTables() }
        try readOwnTables()
        seenVersion = try database.integers("PRAGMA data_version").first ?? 0
    }

    /// Reads every page of a file of up to 32 MiB, so that damage is found before anything is shown or written. A
    /// larger one is checked where it is read.
    private func check() throws {
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        guard size <= 32 << 20, let found = try database.rows("PRAGMA quick_check(1)").first?.first?.text,
              found != "ok" else { return }
        throw StoreFailure.of(SQLiteCode.corrupt, found, at: path)
    }

    private func makeOwnTables() throws {
        try database.transaction {
            let found = try database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
            let tables = found.compactMap { $0[0].text }
            if tables.contains("quadrant") { return }
            guard tables.isEmpty else {
                throw StoreFailure(
                    .schema, what: "the file is a database of another program.", at: path,
                    rule: "A store has a table 'quadrant' that says what is in it. Stores of a phone are not read.",
                    fix: "Give the store another address, or move the file away.")
            }
            try database.run("CREATE TABLE quadrant (key TEXT PRIMARY KEY, value) WITHOUT ROWID")
            try database.run("CREATE TABLE numbers (entity TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID")
            try set("format", .integer(1))
            try set("identity", .text(UUID().uuidString))
        }
    }

    private func readOwnTables() throws {
        guard let format = try value("format")?.integer, format == 1 else {
            throw StoreFailure(.schema, what: "the store has an unknown format.", at: path,
                               rule: "A program reads the formats that were known when it was built.",
                               fix: "Open it with the newer version of the program.")
        }
        identity = try value("identity")?.text.flatMap(UUID.init) ?? identity
        hasOtherTexts = try value("other texts") != nil
        if let text = try value("schema")?.text {
            schema = try JSONDecoder().decode(StoreSchema.self, from: Data(text.utf8))
        }
    }

    // MARK: What the store says about itself

    /// What is kept under a key; nil for nothing.
    package func value(_ key: String) throws -> StoreValue? {
        try locked { try database.rows("SELECT value FROM quadrant WHERE key = ?", [.text(key)]).first?[0] }
    }
    /// Keeps a value under a key.
    package func set(_ key: String, _ value: StoreValue) throws {
        _ = try locked { try database.run("INSERT OR REPLACE INTO quadrant VALUES (?, ?)", [.text(key), value]) }
    }

    /// Gives the store the tables of a schema: makes what is new, gives what has another name its new one, and takes
    /// away what is gone. All of it is done, or nothing.
    package func prepare(_ wanted: StoreSchema) throws {
        try locked {
            if isReadOnly {
                guard wanted.isLike(schema) else {
                    throw StoreFailure(.schema, what: "the store has another schema and may not be changed.", at: path,
                                       rule: "A migration writes to the store.", fix: "Open the store for writing.")
                }
                return
            }
            try database.transaction {
                // Another program may have done it in the meantime.
                try readOwnTables()
                if !wanted.isLike(schema) { try StoreMigration(database, schema, wanted).run() }
                guard wanted != schema else { return }
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                try set("schema", .text(String(decoding: encoder.encode(wanted), as: UTF8.self)))
            }
            schema = wanted
        }
    }

    // MARK: Use

    /// Runs `body` while no other thread uses the store.
    package func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

    /// Does all of `body` or nothing.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try locked { try database.transaction(body) }
    }

    /// Whether another program has written to the store since this was last asked.
    package func hasForeignChanges() throws -> Bool {
        try locked {
            guard let now = try database.integers("PRAGMA data_version").first, now != seenVersion else { return false }
            seenVersion = now
            hasOtherTexts = try value("other texts") != nil
            return true
        }
    }

    /// The first number of `count` new rows, which no rows had before.
    package func newNumbers(_ entity: String, _ count: Int) throws -> Int64 {
        let count = Int64(count)
        try database.run(
            "INSERT INTO numbers VALUES (?, ?) ON CONFLICT (entity) DO UPDATE SET last = last + excluded.last",
            [.text(entity), .integer(count)])
        let last = try database.integers("SELECT last FROM numbers WHERE entity = ?", [.text(entity)]).first ?? count
        return last - count + 1
    }

    /// Texts are compared by their characters. For texts in the composed form of Unicode this is the order of their
    /// bytes, which is that of an index; the first other text that is written is noted.
    package func noteComposition(of value: StoreValue) throws {
        guard !hasOtherTexts, case .text(let text) = value, !Self.isComposed(text) else { return }
        try set("other texts", .integer(1))
        hasOtherTexts = true
    }
    static func isComposed(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 < 0x80 }
            || text.precomposedStringWithCanonicalMapping.utf8.elementsEqual(text.utf8)
    }
    /// What is written behind a text in SQL, so that it is compared as in memory.
    package var textOrder: String { hasOtherTexts ? " COLLATE swift" : "" }
}
