public import Foundation
import QuadrantDisplayList
public import SwiftUI
import QuadrantCore

/// Fetches models in the context of a view, and again when the result or its order may have changed. The macro `@Query`
/// generates one for a variable.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let descriptor: FetchDescriptor<Element>
    private var node: QueryNode<Element>
    private let make: ([Element]) -> Result
    @Environment(\.modelContext) private var context

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?,
         _ make: @escaping ([Element]) -> Result) {
        (self.descriptor, self.make) = (descriptor, make)
        node = QueryNode(transaction: transaction)
    }

    /// Fetches the models from the context of the view; errors are in `fetchError`.
    public mutating func update() {
        node.follow(context)
        do { node.found = .success(try context.fetch(descriptor)) } catch { node.found = .failure(error) }
    }

    /// The result; empty outside of a view.
    @MainActor @preconcurrency public var wrappedValue: Result {
        make((try? node.found.get()) ?? [])
    }
    /// The context of the view.
    @MainActor @preconcurrency public var modelContext: ModelContext { context }
    /// The error of the last fetch, if any.
    @MainActor @preconcurrency public var fetchError: (any Error)? {
        if case .failure(let error) = node.found { return error }
        return nil
    }
}

extension Query where Result == [Element] {
    /// All models of a type, in the order of insertion.
    public init() { self.init(FetchDescriptor(), nil) { $0 } }
    /// The models of a descriptor; changes are shown with `transaction`, nil without animation.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction) { $0 }
    }
    /// The models of a descriptor; changes are animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation)) { $0 }
    }

    /// The models that match `filter`, in the order of the descriptors; nil matches all.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
                transaction: Transaction? = nil) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction) { $0 }
    }
    /// The models that match `filter`, in the order of the descriptors; changes are animated.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
                animation: Animation) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation)) { $0 }
    }

    /// The models that match `filter`, in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }
    /// The models that match `filter`, in the order of a property; changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
    /// The models that match `filter`, in the order of a property that may be nil.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }
    /// The models that match `filter`, in the order of a property that may be nil; changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
}

/// The state of a query in the graph: the result for one body, the transaction while the view is in the tree, and the
/// destination of reports.
struct QueryNode<Element: PersistentModel>: InstalledProperty {
    let transaction: Transaction?
    var found: Swift.Result<[Element], any Error> = .success([])
    private var follower: QueryFollower?
    private var place: PropertyContext?

    init(transaction: Transaction?) { self.transaction = transaction }

    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        place = context
        guard let transaction else { return }
        let follower = slot as? QueryFollower ?? QueryFollower()
        follower.transaction = transaction
        slot = follower
        self.follower = follower
    }

    func follow(_ context: ModelContext) {
        if let follower {
            context.container.locked { context.container.changes(of: ModelKind.of(Element.self)).follow(follower) }
        }
        if context === ModelContext.none {
            place?.graph.report(Diagnostic(
                what: "a query for \(Element.self) has no models to look through.",
                at: place.map { $0.graph.path(of: $0.node) } ?? "",
                rule: "A query finds the models of the container that a view around it has set.",
                fix: "Write .modelContainer(for: \(Element.self).self) on a view around, or in the preview."))
        }
    }
}

final class QueryFollower {
    var transaction = Transaction()
}
