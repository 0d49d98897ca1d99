import Foundation

/// Comparisons of texts that SQLite has not: those of Swift, so that a search in the database finds what one in memory
/// finds.
enum StoreFunctions {
    static func add(to database: OpaquePointer?, _ library: SQLiteLibrary) {
        // 1: texts in UTF-8. 0x800: the same result for the same arguments.
        let kind: Int32 = 1 | 0x800
        _ = library.addOrder(database, "swift", 1, nil, { _, countA, a, countB, b in
            let (a, b) = (StoreFunctions.text(a, countA), StoreFunctions.text(b, countB))
            return a == b ? 0 : a < b ? -1 : 1
        }, nil)
        _ = library.addOrder(database, "standard", 1, nil, { _, countA, a, countB, b in
            Int32(StoreFunctions.text(a, countA).localizedStandardCompare(StoreFunctions.text(b, countB)).rawValue)
        }, nil)
        _ = library.addOrder(database, "language", 1, nil, { _, countA, a, countB, b in
            Int32(StoreFunctions.text(a, countA).localizedCompare(StoreFunctions.text(b, countB)).rawValue)
        }, nil)
        for (name, function) in StoreFunctions.functions {
            _ = library.addFunction(database, name, 2, kind, nil, function, nil, nil, nil)
        }
    }

    private static let functions: [(String, SQLiteLibrary.Function)] = [
        ("swift_contains",
            { context, _, values in StoreFunctions.answer(context, values) { StoreFunctions.has($0, $1) ? 1 : 0 } }),
        ("swift_starts",
            { context, _, values in StoreFunctions.answer(context, values) { $0.starts(with: $1) ? 1 : 0 } }),
        ("swift_ends", { context, _, values in StoreFunctions.answer(context, values) { $0.hasSuffix($1) ? 1 : 0 } }),
        ("standard_contains", { context, _, values in
            StoreFunctions.answer(context, values) { $0.localizedStandardContains($1) ? 1 : 0 }
        }),
        ("standard_compare", { context, _, values in
            StoreFunctions.answer(context, values) { Int64($0.localizedStandardCompare($1).rawValue) }
        }),
        ("case_compare", { context, _, values in
            StoreFunctions.answer(context, values) { Int64($0.caseInsensitiveCompare($1).rawValue) }
        }),
        ("language_compare", { context, _, values in
            StoreFunctions.answer(context, values) { Int64($0.localizedCompare($1).rawValue) }
        }),
    ]

    /// Whether characters are among others, in their order: what a predicate asks of any collection, and not
    /// Foundation's search for a text.
    private static func has<Whole: Collection, Part: Collection>(_ whole: Whole, _ part: Part) -> Bool
        where Whole.Element == Part.Element, Whole.Element: Equatable { whole.contains(part) }

    /// Gives SQLite the result for two texts; NULL where one of them is none.
    private static func answer(_ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?,
                               _ body: (String, String) -> Int64) {
        guard let library = try? SQLiteLibrary.loaded(), let values else { return }
        guard library.argumentType(values[0]) == 3, library.argumentType(values[1]) == 3 else {
            return library.returnNull(context)
        }
        func text(_ index: Int) -> String {
            let start = library.argumentText(values[index])
            return StoreFunctions.text(UnsafeRawPointer(start), library.argumentByteCount(values[index]))
        }
        library.returnInteger(context, body(text(0), text(1)))
    }

    private static func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
    }
}
