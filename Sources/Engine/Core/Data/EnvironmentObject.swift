public import Combine
public import Observation
import QuadrantDisplayList
import QuadrantGraph

/// The environment key of objects of one type.
private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
    /// The object of that type from an ancestor; nil if there is none.
    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { self[ObjectKey<T>.self] }
        set { self[ObjectKey<T>.self] = newValue }
    }
}

extension PropertyContext {
    /// Reports a missing object, without which the body cannot be evaluated.
    func reportMissing(_ type: Any.Type, fix: String) {
        graph.report(Diagnostic(
            what: "the environment of the view contains no object of type \(type).", at: graph.path(of: node),
            rule: "A view reads an environment object that one of its ancestors has set.", fix: fix, isFatal: true,
            missing: "an object of type \(type) in its environment"))
    }
}

/// Observes an object that an ancestor has set; the view's body is evaluated again when the object changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
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

    private var object: ObjectType?

    /// Observes the nearest object of that type. If there is none, a body that needs it is not evaluated, and an error
    /// is reported.
    nonisolated public init() {}

    /// The object; a read outside of a body stops the program.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            Misuse.stop("SwiftUI: an environment object of type \(ObjectType.self) is read outside of a body.")
        }
        return object
    }

    /// Bindings to the object's properties; a read outside of a body stops the program.
    @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
        Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: InstalledProperty {
    nonisolated package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        guard let found = context.environment[ObjectKey<ObjectType>.self] else {
            let type = ObjectType.self
            return context.reportMissing(type, fix: "Add .environmentObject(…) with a \(type) to a view around it.")
        }
        object = found
        if let known = slot as? ObjectCell<ObjectType>, known.object === found { return known.didRead() }
        let made = ObjectCell(found, context.graph)
        slot = made
        made.didRead()
    }
}

extension View {
    /// Sets `object` for this view and its descendants, for `@EnvironmentObject`.
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(EnvironmentWriter { $0.set(object) })
    }

    /// Sets `object` for this view and its descendants, for `@Environment(T.self)`; nil removes it.
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(EnvironmentWriter { $0[T.self] = object })
    }
}

extension Environment {
    /// Reads the object of that type; there must be one.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        self.init(object: { $0[Value.self] }) { context in
            context.reportMissing(Value.self, fix: "Add .environment(…) with a \(Value.self) to a view around it.")
        }
    }

    /// Reads the object of that type, or nil if there is none.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        self.init(object: { $0[T.self] }) { _ in }
    }
}

extension EnvironmentValues {
    /// Sets the object of `@EnvironmentObject` properties of its type.
    package mutating func set<T: ObservableObject>(_ object: T) { self[ObjectKey<T>.self] = object }
}
