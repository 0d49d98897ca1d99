import Foundation
import QuadrantStore

/// The order of a fetch as SQL.
struct SQLOrder {
    /// What is written behind ORDER BY.
    let text: String
    let names: Set<String>

    /// Nil where an order is not one of columns.
    init?<Model: PersistentModel>(_ descriptors: [SortDescriptor<Model>], _ table: ModelTable, _ file: StoreFile) {
        var parts: [String] = [], names: Set<String> = []
        for descriptor in descriptors {
            guard let path = Self.path(of: descriptor),
                  let (field, order) = Self.field(path, table, file) else { return nil }
            names.insert(field.property.name)
            let column = "t0." + StoreName.quoted(field.property.name)
            // A value that is missing comes first, as in Foundation's order.
            parts.append(order.map { "\(column) IS NOT NULL\(Self.direction(descriptor)), \(column) COLLATE \($0)" }
                ?? column + (field.form.kind == .text ? file.textOrder : ""))
            parts[parts.count - 1] += Self.direction(descriptor)
        }
        parts.append("t0.pk")
        (text, self.names) = (parts.joined(separator: ", "), names)
    }

    private static func direction(_ descriptor: SortDescriptor<some Any>) -> String {
        descriptor.order == .reverse ? " DESC" : ""
    }

    /// The key path of a descriptor, which Foundation has no name for outside of Apple's systems. An order of another
    /// kind, or by another comparison than that of the values, has none.
    private static func path(of descriptor: SortDescriptor<some Any>) -> AnyKeyPath? {
        guard let comparison = Mirror(reflecting: descriptor).descendant("comparison"),
              let parts = Mirror(reflecting: comparison).children.first, parts.label == "comparable" else { return nil }
        return Mirror(reflecting: parts.value).children.lazy.compactMap { $0.value as? AnyKeyPath }.first
    }

    /// The column that a path leads to, with the name of its order where that is the language's.
    private static func field(_ path: AnyKeyPath, _ table: ModelTable, _ file: StoreFile)
        -> (ModelTable.Field, order: String?)?
    {
        for field in table.fields where !field.isApart && field.form.isComparable {
            if field.property.keypath == path { return (field, nil) }
            guard field.form.kind == .text else { continue }
            for (order, paths) in String.orders {
                if paths.contains(where: { field.property.keypath.appending(path: $0) == path }) {
                    return (field, order)
                }
            }
        }
        return nil
    }
}
