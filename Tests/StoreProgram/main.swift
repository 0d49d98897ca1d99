import Foundation
import SwiftData

// A program whose stores are files, which tests of stores start, kill and let run side by side.
//
//   store-program write FILE SAVES ROWS     saves ROWS entries SAVES times; prints 'saved N' after each
//   store-program count FILE ROWS           prints how many writes to files one more save of ROWS entries makes
//   store-program stop FILE ROWS N          is killed at write N of one more save, which is left half done
//   store-program fill FILE ROWS N          has no room on the disk from write N on; saves again when there is room
//   store-program benchmark FILE ROWS       prints how long saving and finding ROWS entries takes, beside SQLite itself

@Model final class Entry {
    #Index<Entry>([\.number])
    var number: Int
    var writer: String
    var text: String
    var ledger: Ledger?
    init(_ number: Int, _ writer: String, _ ledger: Ledger) {
        (self.number, self.writer, self.ledger) = (number, writer, ledger)
        text = "entry \(number) of \(writer) " + String(repeating: "-", count: 200)
    }
}
/// Knows how many entries there are: it is right only where each save is whole.
@Model final class Ledger {
    @Attribute(.unique) var writer: String
    var count = 0
    @Relationship(deleteRule: .cascade, inverse: \Entry.ledger) var entries: [Entry] = []
    init(_ writer: String) { self.writer = writer }
}

@MainActor struct StoreProgram {
    let container: ModelContainer
    let context: ModelContext
    let writer: String

    init(_ path: String, writer: String) throws {
        container = try ModelContainer(for: Entry.self, Ledger.self,
                                       configurations: ModelConfiguration(url: URL(fileURLWithPath: path)))
        context = ModelContext(container)
        self.writer = writer
    }

    func ledger() throws -> Ledger {
        let writer = writer
        let found = try context.fetch(FetchDescriptor<Ledger>(predicate: #Predicate { $0.writer == writer }))
        if let ledger = found.first { return ledger }
        let ledger = Ledger(writer)
        context.insert(ledger)
        try context.save()
        return ledger
    }

    func add(_ rows: Int, to ledger: Ledger) {
        for _ in 0..<rows {
            context.insert(Entry(ledger.count, writer, ledger))
            ledger.count += 1
        }
    }
}

func say(_ text: String) {
    print(text)
    fflush(nil)
}

@MainActor func run(_ words: [String]) throws {
    guard words.count >= 3 else { exit(2) }
    let numbers = words.dropFirst(2).compactMap { Int($0) }
    let program = try StoreProgram(words[1], writer: words.last ?? "")
    switch words[0] {
    case "write":
        let ledger = try program.ledger()
        for save in 1...numbers[0] {
            program.add(numbers[1], to: ledger)
            try program.context.save()
            say("saved \(save)")
        }
    case "count":
        let ledger = try program.ledger()
        program.add(numbers[0], to: ledger)
        try FileWrites.replace()
        try program.context.save()
        say("\(FileWrites.count)")
    case "stop":
        let ledger = try program.ledger()
        program.add(numbers[0], to: ledger)
        try FileWrites.replace()
        FileWrites.end = .kill(at: numbers[1])
        try program.context.save()
        say("saved")
    case "fill":
        let ledger = try program.ledger()
        program.add(numbers[0], to: ledger)
        try FileWrites.replace()
        FileWrites.end = .full(from: numbers[1])
        do {
            try program.context.save()
            say("saved at once")
        } catch let error as CocoaError {
            say("\(error.code.rawValue) \(error.userInfo[NSLocalizedDescriptionKey] ?? "")")
            say(program.context.hasChanges ? "changes kept" : "changes lost")
            let stored = try ModelContext(ModelContainer(
                for: Entry.self, Ledger.self, configurations: program.container.configurations.first!))
            say("\(try stored.fetchCount(FetchDescriptor<Entry>())) stored")
            FileWrites.end = .never
            try program.context.save()
            say("saved later")
        }
    case "benchmark": try Benchmark.run(program, rows: numbers[0], path: words[1])
    default: exit(2)
    }
}

do { try run(Array(CommandLine.arguments.dropFirst())) } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
