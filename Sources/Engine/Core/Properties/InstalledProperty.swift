package import QuadrantGraph

@_spi(Reflection) import Swift

/// The node, the environment and the property's name, passed when a property is installed in a node.
package struct PropertyContext {
    /// The environment of the view that the property belongs to.
    package let environment: EnvironmentValues
    package unowned(unsafe) let graph: ViewGraph
    /// The node of that view.
    package let node: NodeIndex
}

/// A dynamic property with state in the graph.
package protocol InstalledProperty: UncomparedProperty {
    /// `slot` belongs to this property of this node and lasts as long as the node.
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext)
    /// The first value of this property as text, where `slot` has kept an earlier one that no one has written.
    func ignoredValue(_ slot: AnyObject?) -> String?
}

extension InstalledProperty {
    /// Nil: the property has no first value.
    package func ignoredValue(_ slot: AnyObject?) -> String? { nil }
}

/// The fields of a view type: its dynamic properties, and the comparison of the others. Created once per type and
/// thread.
///
/// Field offsets come from the runtime's own reflection, as for `Comparison`.
final class ViewType {
    struct Property {
        let offset: Int
        let name: String
        let install: (UnsafeMutableRawPointer, inout AnyObject?, PropertyContext) -> Void
        var ignoredValue: (UnsafeRawPointer, AnyObject?) -> String? = { _, _ in nil }
    }
    private(set) var properties: [Property] = []
    /// Compares all fields that are not dynamic properties; nil if a field can never be equal (a closure).
    let comparison: Comparison
    let isReconciled: Bool

    static func of(_ type: Any.Type) -> ViewType {
        let types = ThreadState.current.kept.object(at: .viewTypes) { ViewTypes() }
        if let known = types.known[ObjectIdentifier(type)] { return known }
        let made = ViewType(type)
        types.known[ObjectIdentifier(type)] = made
        return made
    }

    private init(_ type: Any.Type) {
        comparison = Comparison(of: type, skippingProperties: true)
        isReconciled = type is any Reconciled.Type
        var found: [Property] = []
        ViewType.collect(type, at: 0, prefix: "", into: &found)
        properties = found
    }

    private static func collect(_ type: Any.Type, at base: Int, prefix: String, into found: inout [Property]) {
        guard Comparison.isStructure(type) else { return }
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            let field = prefix + String(cString: name)
            if let installed = fieldType as? any InstalledProperty.Type {
                found.append(property(installed, base + offset, field))
            } else if let carrier = fieldType as? any PropertyCarrier.Type {
                collect(carrier.carried, at: base + offset, prefix: field + ".", into: &found)
            } else if let dynamic = fieldType as? any DynamicProperty.Type {
                // A custom dynamic property: first its fields, then its `update()`.
                collect(fieldType, at: base + offset, prefix: field + ".", into: &found)
                found.append(updated(dynamic, base + offset, field))
            }
            return true
        }
    }

    private static func property<P: InstalledProperty>(_ type: P.Type, _ offset: Int, _ name: String) -> Property {
        Property(offset: offset, name: name, install: { pointer, slot, context in
            let typed = pointer.assumingMemoryBound(to: P.self)
            typed.pointee.install(&slot, context)
            typed.pointee.update()
        }, ignoredValue: { pointer, slot in pointer.assumingMemoryBound(to: P.self).pointee.ignoredValue(slot) })
    }

    private static func updated<P: DynamicProperty>(_ type: P.Type, _ offset: Int, _ name: String) -> Property {
        Property(offset: offset, name: name, install: { pointer, _, _ in
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        })
    }
}

/// The view types that a thread has needed.
private final class ViewTypes {
    var known: [ObjectIdentifier: ViewType] = [:]
}

/// A view or a modifier with an object in its state that is updated from its properties.
package protocol Reconciled {
    /// Updates the object before `body` is evaluated: in the content phase, for each value of the view and each change
    /// of a value that was read here or in `body`. Writes nothing else.
    @MainActor func reconcile()
}
