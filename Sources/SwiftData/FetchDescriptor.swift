public import Foundation

/// The models that are fetched, and their order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    /// Selects models; nil takes all.
    public var predicate: Predicate<T>?
    /// The order, the first comparison before the others; empty is the order of insertion.
    public var sortBy: [SortDescriptor<T>]
    /// How many models at most, after the offset; nil and 0 are no limit.
    public var fetchLimit: Int?
    /// How many of the first models are left out; nil and negative numbers leave out none.
    public var fetchOffset: Int?
    /// Whether models that are inserted and not saved count.
    public var includePendingChanges = true
    /// Models in memory have all their properties.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// No effect: related models are in memory as well.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// The models that `predicate` holds for, in the order of `sortBy`; without limit and offset.
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
    /// Always 0.
    public var startIndex: Int { models.startIndex }
    /// The number of models.
    public var endIndex: Int { models.endIndex }
    /// The model at a place, from 0.
    public subscript(position: Int) -> T { models[position] }
}

/// The errors of a context.
public struct SwiftDataError: Error, Hashable, CustomStringConvertible {
    /// What was wrong, in words.
    public let description: String
    static let readOnly = SwiftDataError(description: "the store does not allow saving")
    static func denied(_ model: String, _ property: String) -> SwiftDataError {
        SwiftDataError(description: "\(model) cannot be deleted: its '\(property)' leads to other models, and the "
            + "relationship's delete rule is .deny")
    }
}
