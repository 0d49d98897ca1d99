public import Foundation

/// The models that are fetched, and their order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    /// Whether models that are inserted and not saved count.
    public var includePendingChanges = true
    /// Models in memory have all their properties.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }

    /// The fetched ones of `models`.
    func result(of models: [T]) throws -> [T] {
        var found = models
        if let predicate { found = try found.filter(predicate.evaluate) }
        if !sortBy.isEmpty { found.sort(using: sortBy) }
        if let fetchOffset { found.removeFirst(min(max(0, fetchOffset), found.count)) }
        if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
        return found
    }
}

/// Models that were found.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    let models: [T]
    public var startIndex: Int { models.startIndex }
    public var endIndex: Int { models.endIndex }
    public subscript(position: Int) -> T { models[position] }
}

/// The errors of a context.
public struct SwiftDataError: Error, Hashable, CustomStringConvertible {
    public let description: String
    static let readOnly = SwiftDataError(description: "the store does not allow saving")
    static func denied(_ model: String, _ property: String) -> SwiftDataError {
        SwiftDataError(description: "\(model) cannot be deleted: its '\(property)' leads to other models, and the "
            + "relationship's delete rule is .deny")
    }
}
