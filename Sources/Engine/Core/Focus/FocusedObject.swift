public import Combine
import QuadrantGraph

/// An object that the focused view, or one around it, provides; nil where none does. The view's body is evaluated again
/// when the object changes, and when the focus moves to a view with another.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// A binding to a property of the object.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            Binding(property: keyPath, of: object)
        }
    }

    private var found: ObjectType?

    /// No object until the focus is in a view that provides one.
    nonisolated public init() {}

    /// The object; nil where none is provided.
    @MainActor @preconcurrency public var wrappedValue: ObjectType? { found }
    /// Bindings to the object's properties; nil where none is provided.
    @MainActor @preconcurrency public var projectedValue: Wrapper? { found.map { Wrapper(object: $0) } }
}

extension FocusedObject: InstalledProperty {
    nonisolated package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        found = context.graph.focus.values.read()[object: ObjectType.self]
        guard let found else { return }
        if let known = slot as? ObjectCell<ObjectType>, known.object === found {
            known.didRead()
            return
        }
        let made = ObjectCell(found, context.graph)
        slot = made
        made.didRead()
    }
}

extension View {
    /// Sets an object for `FocusedObject` while the focus is in this view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueTeller(isForScene: false) { $0[object: T.self] = object })
    }
    /// Sets an object for `FocusedObject` while the focus is in this view; nil sets none.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueTeller(isForScene: false) { if let object { $0[object: T.self] = object } })
    }
    /// Sets an object for `FocusedObject`, independent of where in the window the focus is.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueTeller(isForScene: true) { $0[object: T.self] = object })
    }
    /// Sets an object for `FocusedObject`, independent of where the focus is; nil sets none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueTeller(isForScene: true) { if let object { $0[object: T.self] = object } })
    }
}
