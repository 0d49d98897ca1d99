public import Combine
import Foundation
import QuadrantGraph

/// An object that a node observes. Its readers are evaluated again when the object announces a change.
final class ObjectCell<Object: ObservableObject>: Source, NamedSource {
    let object: Object
    var sourceName: String { "a \(Object.self)" }
    private var feed: AnyCancellable?
    /// Whether the view has made the object.
    private let isOwned: Bool

    init(_ object: Object, _ graph: ViewGraph, isOwned: Bool = false) {
        self.object = object
        self.isOwned = isOwned
        super.init()
        let link = graph.link
        feed = object.objectWillChange.sink { [weak self] _ in
            link.onOwnThread { if let self { link.graph?.announce(self) } }
        }
    }

    @available(*, unavailable) override init() { fatalError("a cell needs its object") }
}

extension ObjectCell: KeepingCell {
    var kept: Any? { isOwned ? KeptObject(object: object) : nil }
    func adopt(_ value: Any, _ carried: CarriedValues) {
        if isOwned, let kept = value as? KeptObject { carried.fill(object, from: kept.object) }
    }
    func adopt(text: String) -> Bool { false }
}

/// Observes an object that another owner retains; the view's body is evaluated again when the object changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
            -> Binding<Subject>
        {
            Binding(property: keyPath, of: object)
        }
    }

    private var object: ObjectType

    /// Observes an object that another owner retains; a new view value with another object observes that one instead.
    @MainActor @preconcurrency public init(wrappedValue: ObjectType) { object = wrappedValue }
    /// The same as `init(wrappedValue:)`.
    @MainActor @preconcurrency public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// The observed object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: object) }
}

extension ObservedObject: InstalledProperty {
    nonisolated package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        if let known = slot as? ObjectCell<ObjectType>, known.object === object {
            known.didRead()
            return
        }
        let made = ObjectCell(object, context.graph)
        slot = made
        made.didRead()
    }
}

extension ObservedObject: ComparedProperty {
    nonisolated static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.object === b.assumingMemoryBound(to: Self.self).pointee.object
    }
}

/// Creates an object with the view's identity and observes it; the view's body is evaluated again when it changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var cell: ObjectCell<ObjectType>?

    /// The object is created once, when the view first appears.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside of an installed view each read creates another one.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { cell?.object ?? make() }
    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

extension StateObject: InstalledProperty {
    nonisolated package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let cell: ObjectCell<ObjectType>
        if let known = slot as? ObjectCell<ObjectType> { cell = known } else {
            cell = ObjectCell(ReadScope.with(nil) { onMain(make) { $0() } }, context.graph, isOwned: true)
            slot = cell
        }
        cell.didRead()
        self.cell = cell
    }
}

extension Binding {
    /// A binding to a property of an object.
    nonisolated init<Object: AnyObject>(property keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
        self.init(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}
