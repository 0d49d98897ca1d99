public import Foundation
public import SwiftUI

extension EnvironmentValues {
    /// The context in which the fetch requests of a view find objects.
    @Entry public var managedObjectContext: NSManagedObjectContext = NSManagedObjectContext()
}

/// Observes changes of the objects of a context.
private final class ContextObserver {
    private weak var context: NSManagedObjectContext?
    private var subscription: AnyCancellable?
    private var action: () -> Void = {}

    func follow(_ context: NSManagedObjectContext, _ action: @escaping () -> Void) {
        guard context !== self.context else { return }
        self.context = context
        self.action = action
        subscription = context.changes.sink { [weak self] _ in self?.action() }
    }
}

/// The configuration of a view's fetch request. A view may change it.
private final class RequestState<Result: NSFetchRequestResult>: ObservableObject {
    var predicate: NSPredicate?
    var sort: [NSSortDescriptor]?
    var descriptors: [SortDescriptor<Result>]?
    let limits: NSFetchRequest<Result>?
    private let entity: NSEntityDescription?
    private let animation: Animation?
    private let observer = ContextObserver()

    init(_ request: NSFetchRequest<Result>? = nil, _ sort: [NSSortDescriptor]? = nil,
         _ descriptors: [SortDescriptor<Result>]? = nil, _ predicate: NSPredicate? = nil, _ animation: Animation?,
         entity: NSEntityDescription? = nil) {
        limits = request
        self.entity = entity
        self.predicate = predicate ?? request?.predicate
        self.sort = sort ?? request?.sortDescriptors
        self.descriptors = descriptors
        self.animation = animation
    }

    func change(_ body: () -> Void) {
        body()
        announce()
    }
    private func announce() {
        if let animation { withAnimation(animation) { objectWillChange.send() } } else { objectWillChange.send() }
    }

    /// Fetches now, and again whenever the context changes.
    func found(in context: NSManagedObjectContext) -> [Result] {
        observer.follow(context) { [weak self] in self?.announce() }
        // The class decides where it is one of the program's own.
        let isAny = Result.self == NSManagedObject.self || !(Result.self is NSManagedObject.Type)
        let name = isAny ? limits?.entityName : nil
        let request = name.map { NSFetchRequest<Result>(entityName: $0) } ?? NSFetchRequest<Result>()
        if isAny { request.entity = limits?.entity ?? entity }
        request.predicate = predicate
        request.sortDescriptors = sort
        if let limits { (request.fetchLimit, request.fetchOffset) = (limits.fetchLimit, limits.fetchOffset) }
        let found = context.found(request)
        return descriptors.map { found.sorted(using: $0) } ?? found
    }
}

/// The objects of a fetch, in its order.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    fileprivate let objects: [Result]
    fileprivate let state: RequestState<Result>
    /// The predicate; nil matches all objects. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { state.predicate }
        nonmutating set { state.change { state.predicate = newValue } }
    }
    /// The order; empty where `sortDescriptors` gives it. Setting them fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { state.sort ?? [] }
        nonmutating set { state.change { (state.sort, state.descriptors) = (newValue, nil) } }
    }
    /// 0.
    public var startIndex: Int { objects.startIndex }
    /// The number of objects.
    public var endIndex: Int { objects.endIndex }
    /// The object at a place of the order; traps out of range.
    public subscript(position: Int) -> Result { objects[position] }
}
extension FetchedResults where Result: NSManagedObject {
    /// The order by typed descriptors; empty where `nsSortDescriptors` gives it. Setting them fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { state.descriptors ?? [] }
        nonmutating set { state.change { state.descriptors = newValue } }
    }
}

/// Fetches the objects of a class from the context of a view, and updates the view when they change.
@propertyWrapper @MainActor @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var state: RequestState<Result>

    private init(_ make: @escaping () -> RequestState<Result>) {
        _state = StateObject(wrappedValue: make())
    }
    /// All objects of the result's class that match, in an order; those of the entity, where the class is
    /// `NSManagedObject`. Changes of the result run in `animation`; nil changes it at once.
    public init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
                predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init { RequestState(nil, sortDescriptors, nil, predicate, animation, entity: entity) }
    }
    /// What a request fetches, with its predicate, order, limit and offset. Changes of the result run in `animation`.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init { RequestState(fetchRequest, nil, nil, nil, animation) }
    }
    /// What a request fetches; changes of the result run in the animation of `transaction`.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init { RequestState(fetchRequest, nil, nil, nil, transaction.animation) }
    }

    /// The objects in the context of the environment, fetched at each use.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(objects: state.found(in: context), state: state) }

    /// The configuration of the request.
    @MainActor @preconcurrency
    public struct Configuration {
        fileprivate let state: RequestState<Result>
        /// The predicate; nil matches all objects. Setting it fetches again.
        public var nsPredicate: NSPredicate? {
            get { state.predicate }
            nonmutating set { state.change { state.predicate = newValue } }
        }
        /// The order; empty where `sortDescriptors` gives it. Setting them fetches again.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { state.sort ?? [] }
            nonmutating set { state.change { (state.sort, state.descriptors) = (newValue, nil) } }
        }
    }
    /// The configuration, whose properties may be set; what is written to the binding itself is ignored.
    public var projectedValue: Binding<Configuration> {
        let state = state
        return Binding { Configuration(state: state) } set: { _ in }
    }
}
extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order by typed descriptors; empty where `nsSortDescriptors` gives it. Setting them fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { state.descriptors ?? [] }
        nonmutating set { state.change { state.descriptors = newValue } }
    }
}
extension FetchRequest where Result: NSManagedObject {
    /// All objects of the class that match, in an order; an empty one keeps that of insertion.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
                animation: Animation? = nil) {
        self.init { RequestState(nil, sortDescriptors, nil, predicate, animation) }
    }
    /// All objects of the class that match, in an order of typed descriptors.
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
                animation: Animation? = nil) {
        self.init { RequestState(nil, nil, sortDescriptors, predicate, animation) }
    }
}

/// The objects of a fetch, grouped in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// A run of objects with one identifier.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The section identifier that the objects have in common.
        public let id: SectionIdentifier
        fileprivate var objects: [Result]
        /// 0.
        public var startIndex: Int { objects.startIndex }
        /// The number of objects.
        public var endIndex: Int { objects.endIndex }
        /// The object at a place of the section; traps out of range.
        public subscript(position: Int) -> Result { objects[position] }
    }
    fileprivate let sections: [Section]
    fileprivate let state: RequestState<Result>
    fileprivate let path: SectionPath<SectionIdentifier, Result>
    /// The predicate; nil matches all objects. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { state.predicate }
        nonmutating set { state.change { state.predicate = newValue } }
    }
    /// The order; empty where `sortDescriptors` gives it. Setting them fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { state.sort ?? [] }
        nonmutating set { state.change { (state.sort, state.descriptors) = (newValue, nil) } }
    }
    /// The key path of the section identifier. Setting it groups the objects again.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { path.value }
        nonmutating set { state.change { path.value = newValue } }
    }
    /// 0.
    public var startIndex: Int { sections.startIndex }
    /// The number of sections.
    public var endIndex: Int { sections.endIndex }
    /// The section at a place of the order; traps out of range.
    public subscript(position: Int) -> Section { sections[position] }
}
extension SectionedFetchResults where Result: NSManagedObject {
    /// The order by typed descriptors; empty where `nsSortDescriptors` gives it. Setting them fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { state.descriptors ?? [] }
        nonmutating set { state.change { state.descriptors = newValue } }
    }
}

private final class SectionPath<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: ObservableObject {
    var value: KeyPath<Result, SectionIdentifier>
    init(_ value: KeyPath<Result, SectionIdentifier>) { self.value = value }
}

/// Fetches the objects of a class from the context of a view, in sections: runs of equal identifiers.
@propertyWrapper @MainActor @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var state: RequestState<Result>
    @StateObject private var path: SectionPath<SectionIdentifier, Result>

    private init(_ path: KeyPath<Result, SectionIdentifier>, _ make: @escaping () -> RequestState<Result>) {
        _state = StateObject(wrappedValue: make())
        _path = StateObject(wrappedValue: SectionPath(path))
    }
    /// All objects of the result's class that match, in an order that is to keep sections together; those of the
    /// entity, where the class is `NSManagedObject`.
    public init(entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
                sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
                animation: Animation? = nil) {
        self.init(sectionIdentifier) { RequestState(nil, sortDescriptors, nil, predicate, animation, entity: entity) }
    }
    /// What a request fetches, in sections. Changes of the result run in `animation`; nil changes it at once.
    public init(fetchRequest: NSFetchRequest<Result>,
                sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil) {
        self.init(sectionIdentifier) { RequestState(fetchRequest, nil, nil, nil, animation) }
    }
    /// What a request fetches, in sections; changes of the result run in the animation of `transaction`.
    public init(fetchRequest: NSFetchRequest<Result>,
                sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction) {
        self.init(sectionIdentifier) { RequestState(fetchRequest, nil, nil, nil, transaction.animation) }
    }

    /// The sections in the context of the environment, fetched at each use. An identifier that comes again later in the
    /// order begins another section.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
        for object in state.found(in: context) {
            let identifier = object[keyPath: path.value]
            if sections.last?.id == identifier {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(.init(id: identifier, objects: [object]))
            }
        }
        return SectionedFetchResults(sections: sections, state: state, path: path)
    }

    /// The configuration of the request.
    @MainActor @preconcurrency
    public struct Configuration {
        fileprivate let state: RequestState<Result>
        fileprivate let path: SectionPath<SectionIdentifier, Result>
        /// The key path of the section identifier. Setting it groups the objects again.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
            get { path.value }
            nonmutating set { state.change { path.value = newValue } }
        }
        /// The predicate; nil matches all objects. Setting it fetches again.
        public var nsPredicate: NSPredicate? {
            get { state.predicate }
            nonmutating set { state.change { state.predicate = newValue } }
        }
        /// The order; empty where `sortDescriptors` gives it. Setting them fetches again.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { state.sort ?? [] }
            nonmutating set { state.change { (state.sort, state.descriptors) = (newValue, nil) } }
        }
    }
    /// The configuration, whose properties may be set; what is written to the binding itself is ignored.
    public var projectedValue: Binding<Configuration> {
        let state = state, path = path
        return Binding { Configuration(state: state, path: path) } set: { _ in }
    }
}
extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    /// The order by typed descriptors; empty where `nsSortDescriptors` gives it. Setting them fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { state.descriptors ?? [] }
        nonmutating set { state.change { state.descriptors = newValue } }
    }
}
extension SectionedFetchRequest where Result: NSManagedObject {
    /// All objects of the class that match, in an order that is to keep sections together.
    @_disfavoredOverload
    public init(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
                predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(sectionIdentifier) { RequestState(nil, sortDescriptors, nil, predicate, animation) }
    }
    /// All objects of the class that match, in an order of typed descriptors that is to keep sections together.
    public init(sectionIdentifier: KeyPath<Result, SectionIdentifier>,
                sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
                animation: Animation? = nil) {
        self.init(sectionIdentifier) { RequestState(nil, nil, sortDescriptors, predicate, animation) }
    }
}
