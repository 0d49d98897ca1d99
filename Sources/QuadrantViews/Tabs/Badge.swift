public import QuadrantCore

extension View {
    /// Shows a number at the tab or the row that this view is; none for 0.
    nonisolated public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : Text("\(count)")) }
    /// Shows words at the tab or the row that this view is; none for nil.
    nonisolated public func badge(_ label: Text?) -> some View { badged(label) }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badged(label.map { Text($0) }) }

    private nonisolated func badged(_ text: Text?) -> some View {
        modifier(TraitWriter(BadgeTrait.id, BadgeTrait(text: text)))
    }
}
