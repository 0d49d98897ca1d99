import Foundation
import QuadrantGraph

// Some views are shown elsewhere than where they are declared: the items of a bar, which the screen draws. They are
// propagated as a preference, and keep the environment of their declaration.

/// A view that is shown elsewhere, with the environment of its declaration. Equal only if identical.
package final class ScopedContent: Equatable {
    package let content: AnyView
    let scope: EnvironmentScope

    package init(_ content: AnyView, in scope: EnvironmentScope) {
        self.content = content
        self.scope = scope
    }

    package static func == (a: ScopedContent, b: ScopedContent) -> Bool { a === b }
}

/// Shows such a view. `appearance` wraps it, in its own environment.
package nonisolated struct ScopedView: View {
    package typealias Body = Never
    let content: ScopedContent
    let appearance: (AnyView) -> AnyView
    package init(_ content: ScopedContent, appearance: @escaping (AnyView) -> AnyView = { $0 }) {
        self.content = content
        self.appearance = appearance
    }

    package static func _append(_ view: ScopedView, to children: inout _ChildBuilder) {
        children.append(view, key: AnyHashable(ObjectIdentifier(view.content.scope))) { ScopedBox($0) }
    }
}

final class ScopedBox: TypedBox<ScopedView> {
    private var linked: EnvironmentScope?
    override var name: String { "scoped" }
    override var childScope: EnvironmentScope { linked ?? scope }

    override func build() {
        if linked == nil {
            let origin = value.content.scope
            linked = EnvironmentScope(values: origin.values, parent: origin, graph: graph, rewrite: { _ in })
        }
        graph.reconcile(node) { AnyView._append(value.appearance(value.content.content), to: &$0) }
    }
}

/// Changes the value of a preference by an input that is compared: while the input is equal, nothing is reduced again.
package nonisolated struct ScopedPreference<K: PreferenceKey, Input>: ViewModifier {
    package typealias Body = Never
    let input: Input
    /// Called once for each new input; the returned closure may be called any number of times.
    let prepare: (Input, EnvironmentScope) -> (inout K.Value) -> Void

    package static func _append<Inner: View>(_ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder) {
        children.append(view) { ScopedPreferenceBox($0) }
    }
}

final class ScopedPreferenceBox<Inner: View, K: PreferenceKey, Input>: TypedBox<
    ModifiedContent<Inner, ScopedPreference<K, Input>>
>
{
    private var change: ((inout K.Value) -> Void)?
    private let writtenKey = InternedPreferenceKey.of(K.self)
    override var name: String { "preference" }
    override var features: NodeFeatures { .passesOneView }

    override func build() {
        if change == nil {
            prepare()
            graph.preferences.addWriter(node, writtenKey)
        }
        graph.reconcile(node) { Inner._append(value.content, to: &$0) }
    }

    override func adopt(_ new: ModifiedContent<Inner, ScopedPreference<K, Input>>) {
        let isSame = Comparison.areEqual(value.modifier.input, new.modifier.input)
        value = new
        if !isSame { prepare() }
        build()
    }

    private func prepare() {
        change = value.modifier.prepare(value.modifier.input, scope)
        graph.preferences.invalidate(node, writtenKey)
    }

    override func preference(_ key: InternedPreferenceKey) -> Any? {
        let inner = graph.reduceChildren(node, key)
        guard key === writtenKey, let change else { return inner }
        var whole = inner.flatMap { $0 as? K.Value } ?? K.defaultValue
        change(&whole)
        return whole
    }
}

extension View {
    /// Changes a preference by the closure that `prepare` returns for `input` and the environment of this view.
    nonisolated package func scopedPreference<K: PreferenceKey, Input>(
        _ key: K.Type, _ input: Input, _ prepare: @escaping (Input, EnvironmentScope) -> (inout K.Value) -> Void
    ) -> some View {
        modifier(ScopedPreference<K, Input>(input: input, prepare: prepare))
    }
}
