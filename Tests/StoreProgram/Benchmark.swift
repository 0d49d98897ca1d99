import Foundation
import QuadrantStore
import SwiftData

/// Times of a store beside those of the same rows in SQLite, without models.
@MainActor enum Benchmark {
    private static func time(_ name: String, _ body: () throws -> Int) rethrows {
        let start = ContinuousClock.now
        let count = try body()
        let time = Double((ContinuousClock.now - start).components.attoseconds) / 1e15
            + Double((ContinuousClock.now - start).components.seconds) * 1000
        say("\(name)\t\(count)\t\(String(format: "%.1f", time)) ms")
    }

    static func run(_ program: StoreProgram, rows: Int, path: String) throws {
        let ledger = try program.ledger(), context = program.context
        try time("save models") {
            program.add(rows, to: ledger)
            try context.save()
            return rows
        }
        let fresh = try StoreProgram(path, writer: program.writer)
        let half = rows / 2
        let byNumber = FetchDescriptor<Entry>(predicate: #Predicate { $0.number >= half },
            sortBy: [SortDescriptor(\.text)])
        try time("count models") { try fresh.context.fetchCount(FetchDescriptor<Entry>()) }
        try time("find models by a predicate, in order") { try fresh.context.fetch(byNumber).count }
        let all = try fresh.context.fetch(FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.number)]))
        let inOrder = FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.number)])
        try time("find all models") { try fresh.context.fetch(inOrder).count }
        time("read the values of 1000 models") { all.prefix(1000).reduce(0) { $0 + $1.text.utf8.count } }
        time("read the values of all models") { all.reduce(0) { $0 + $1.text.utf8.count } }
        try raw(path + ".raw", rows)
    }

    private static func raw(_ path: String, _ rows: Int) throws {
        let file = try StoreFile(path: path), database = file.database
        try database.run(
            "CREATE TABLE entry (pk INTEGER PRIMARY KEY, number INTEGER, writer TEXT, text TEXT, ledger INTEGER)")
        try database.run("CREATE INDEX byNumber ON entry (number)")
        try database.run("CREATE INDEX byLedger ON entry (ledger)")
        try time("SQLite: insert") {
            try database.transaction {
                for row in 0..<rows {
                    let text = "entry \(row) of writer " + String(repeating: "-", count: 200)
                    try database.run("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", [
                        .integer(Int64(row)), .integer(Int64(row)), .text("writer"), .text(text), .integer(1)])
                }
            }
            return rows
        }
        try time("SQLite: count") { Int(try database.integers("SELECT count(*) FROM entry").first ?? 0) }
        try time("SQLite: find by a condition, in order") {
            try database.integers("SELECT pk FROM entry WHERE number >= ? ORDER BY text",
                [.integer(Int64(rows / 2))]).count
        }
        try time("SQLite: find all") { try database.integers("SELECT pk FROM entry ORDER BY number").count }
        try time("SQLite: read all") {
            try database.rows("SELECT * FROM entry").reduce(0) { $0 + ($1[3].text?.utf8.count ?? 0) }
        }
    }
}
