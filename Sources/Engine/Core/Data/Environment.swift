import Combine
import QuadrantGraph

/// Reads a value of the environment; the view's body is evaluated again when that value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Place {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// Nil if there is no such object; then `missing` reports it.
        case object((EnvironmentValues) -> Value?, missing: (PropertyContext) -> Void)
    }
    private let place: Place
    private var found: Value?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { place = .keyPath(keyPath) }

    init(object: @escaping (EnvironmentValues) -> Value?, missing: @escaping (PropertyContext) -> Void) {
        place = .object(object, missing: missing)
    }

    /// The value at the view's node; the key's default outside of a view.
    public var wrappedValue: Value {
        if let found { return found }
        switch place {
        case .keyPath(let path): return EnvironmentValues()[keyPath: path]
        case .object(let read, _):
            guard let value = read(EnvironmentValues()) else {
                Misuse.stop("SwiftUI: an environment object of type \(Value.self) is read outside of a body.")
            }
            return value
        }
    }
}

extension Environment: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        switch place {
        case .keyPath(let path): found = context.environment[keyPath: path]
        case .object(let read, let missing):
            found = read(context.environment)
            if found == nil { missing(context) }
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Writes environment values for the content; has no part in layout.
package nonisolated struct EnvironmentWriter: ViewModifier {
    package typealias Body = Never
    let write: (inout EnvironmentValues) -> Void
    /// A modifier that changes the environment of its content; `write` is called again when the outer values change.
    package init(_ write: @escaping (inout EnvironmentValues) -> Void) { self.write = write }
    package static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, EnvironmentWriter>, to children: inout _ChildBuilder
    ) {
        children.append(view) { EnvironmentBox($0) }
    }
}

final class EnvironmentBox<Inner: View>: TypedBox<ModifiedContent<Inner, EnvironmentWriter>> {
    private var written: EnvironmentScope?
    override var name: String { "environment" }
    override var features: NodeFeatures { .passesOneView }
    override var childScope: EnvironmentScope { written ?? scope }

    override func build() {
        if let written {
            written.rewrite = value.modifier.write
            written.update()
        } else {
            let made = EnvironmentScope(
                values: scope.values, parent: scope, graph: graph, node: node, rewrite: value.modifier.write)
            made.directionChanged = { [unowned graph, node] in
                (graph!.invalidateSubtree(node, [.measure, .place]))
            }
            written = made
        }
        graph.reconcile(node) { Inner._append(value.content, to: &$0) }
    }
}

extension View {
    /// Sets one environment value for this view and its descendants.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
    }

    /// Changes one environment value, starting from that of this view's parent.
    nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>,
                                                    transform: @escaping (inout V) -> Void) -> some View {
        modifier(EnvironmentWriter { values in
            var changed = values[keyPath: keyPath]
            if let scope = values.scope {
                scope.recordingReads { transform(&changed) }
            } else {
                transform(&changed)
            }
            values[keyPath: keyPath] = changed
        })
    }
}
