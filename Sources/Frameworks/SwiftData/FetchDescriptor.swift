public import Foundation

/// A query for models: predicate, order, limit and offset.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    /// Selects models; nil takes all.
    public var predicate: Predicate<T>?
    /// The order: the first comparison takes precedence; an empty array keeps the order of insertion.
    public var sortBy: [SortDescriptor<T>]
    /// The maximum number of models, after the offset; nil and 0 are no limit.
    public var fetchLimit: Int?
    /// The number of models to skip; nil and negative numbers skip none.
    public var fetchOffset: Int?
    /// Whether inserted models that are not saved are included.
    public var includePendingChanges = true
    /// The properties that are read with the models; empty reads all. Nothing to do: a row is read as a whole.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships whose models are read with these. Nothing to do: rows next to each other are read together.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// A descriptor for the models that match `predicate`, in the order of `sortBy`, without limit and offset.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }

    /// The models that match the descriptor, in its order.
    func result(of models: [T]) throws -> [T] {
        var found = models
        if let predicate { found = try found.filter(predicate.evaluate) }
        if !sortBy.isEmpty { found.sort(using: sortBy) }
        return limited(found)
    }

    /// The models behind the offset, up to the limit.
    func limited(_ models: [T]) -> [T] {
        var found = models
        if let fetchOffset { found.removeFirst(min(max(0, fetchOffset), found.count)) }
        if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
        return found
    }
}

/// The models of a fetch.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    let models: [T]
    /// Always 0.
    public var startIndex: Int { models.startIndex }
    /// The number of models.
    public var endIndex: Int { models.endIndex }
    /// The model at an index, from 0.
    public subscript(position: Int) -> T { models[position] }
}
