public import SwiftUI

extension Query {
    /// The title of a model without one is empty. A guess: Apple does not say what it is.
    private static func title(_ path: KeyPath<Element, String?>) -> (Element) -> String { { $0[keyPath: path] ?? "" } }
}

extension Query where Result == SectionedResults<Element, String> {
    /// The models of a descriptor, in sections by a text; changes are animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation,
                sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable) {
        self.init(descriptor,
            Transaction(animation: animation)) { SectionedResults($0, by: { $0[keyPath: sectionKeyPath] }) }
    }
    /// The models that match `filter`, in sections by a text; changes are animated.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
                animation: Animation, sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
            { SectionedResults($0, by: { $0[keyPath: sectionKeyPath] }) }
    }
    /// The models that match `filter`, in the order of a property, in sections by a text; changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
                  Transaction(animation: animation)) { SectionedResults($0, by: { $0[keyPath: sectionKeyPath] }) }
    }
    /// The models that match `filter`, in the order of a property that may be nil, in sections by a text; changes are
    /// animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
                  Transaction(animation: animation)) { SectionedResults($0, by: { $0[keyPath: sectionKeyPath] }) }
    }
    /// The models of a descriptor, in sections by a text; changes are shown with a transaction.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
                sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable) {
        self.init(descriptor, transaction) { SectionedResults($0, by: { $0[keyPath: sectionKeyPath] }) }
    }
    /// The models that match `filter`, in sections by a text; changes are shown with a transaction.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
                transaction: Transaction? = nil, sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
            { SectionedResults($0, by: { $0[keyPath: sectionKeyPath] }) }
    }
    /// The models that match `filter`, in the order of a property, in sections by a text; changes are shown with a
    /// transaction.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
                  transaction) { SectionedResults($0, by: { $0[keyPath: sectionKeyPath] }) }
    }
    /// The models that match `filter`, in the order of a property that may be nil, in sections by a text; changes are
    /// shown with a transaction.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
                  transaction) { SectionedResults($0, by: { $0[keyPath: sectionKeyPath] }) }
    }
    /// The models of a descriptor, in sections by a text that may be nil; changes are animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation,
                sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable) {
        self.init(descriptor,
            Transaction(animation: animation)) { SectionedResults($0, by: Self.title(sectionKeyPath)) }
    }
    /// The models that match `filter`, in sections by a text that may be nil; changes are animated.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
                animation: Animation, sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
            { SectionedResults($0, by: Self.title(sectionKeyPath)) }
    }
    /// The models that match `filter`, in the order of a property, in sections by a text that may be nil; changes are
    /// animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
                  Transaction(animation: animation)) { SectionedResults($0, by: Self.title(sectionKeyPath)) }
    }
    /// The models that match `filter`, in the order of a property that may be nil, in sections by a text that may be
    /// nil; changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
                  Transaction(animation: animation)) { SectionedResults($0, by: Self.title(sectionKeyPath)) }
    }
    /// The models of a descriptor, in sections by a text that may be nil; changes are shown with a transaction.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
                sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable) {
        self.init(descriptor, transaction) { SectionedResults($0, by: Self.title(sectionKeyPath)) }
    }
    /// The models that match `filter`, in sections by a text that may be nil; changes are shown with a transaction.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
                transaction: Transaction? = nil, sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
            { SectionedResults($0, by: Self.title(sectionKeyPath)) }
    }
    /// The models that match `filter`, in the order of a property, in sections by a text that may be nil; changes are
    /// shown with a transaction.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
                  transaction) { SectionedResults($0, by: Self.title(sectionKeyPath)) }
    }
    /// The models that match `filter`, in the order of a property that may be nil, in sections by a text that may be
    /// nil; changes are shown with a transaction.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
                  transaction) { SectionedResults($0, by: Self.title(sectionKeyPath)) }
    }
}
