package import Foundation

/// A preference that the leaves of a type set, from the size they are placed in. They set it only where a view around
/// them, or the host, reads it.
package struct LeafPreference: @unchecked Sendable {
    let key: InternedPreferenceKey
    let value: (Any, CGSize, RoleContext) -> Any

    /// A preference of a key, whose value is evaluated when it is read.
    package init<K: PreferenceKey, Leaf>(
        _ key: K.Type, _ value: @escaping (Leaf, CGSize, RoleContext) -> K.Value
    ) {
        self.key = InternedPreferenceKey.of(key)
        self.value = { leaf, size, context in (leaf as? Leaf).map { value($0, size, context) } ?? K.defaultValue }
    }
}

/// A leaf that sets a preference from its layout.
package nonisolated protocol LayoutPreferring {
    /// What leaves of the type set.
    static var layoutPreference: LeafPreference { get }
}
