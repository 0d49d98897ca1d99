import QuadrantGeometry
import QuadrantGraph
import Foundation

/// Sets a preference, and replaces the value of the content.
nonisolated struct PreferenceWriter<K: PreferenceKey>: ViewModifier {
    typealias Body = Never
    enum Content {
        case value(K.Value)
        case anchor((ViewGraph, NodeIndex) -> K.Value)
        case transform((inout K.Value) -> Void)
        case anchorTransform((inout K.Value, ViewGraph, NodeIndex) -> Void)
    }
    let content: Content
    static func _append<Inner: View>(_ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder) {
        children.append(view) { PreferenceWriterBox($0) }
    }
}

final class PreferenceWriterBox<Inner: View, K: PreferenceKey>: TypedBox<ModifiedContent<Inner, PreferenceWriter<K>>>,
    PreferencePart
{
    override var part: NodePart? { .preferences(self) }
    /// Anchors need a node that layout places, so a writer is a wrapper like any other modifier.
    override var kind: Kind { .unary }
    override var name: String { "preference" }

    private let writtenKey = InternedPreferenceKey.of(K.self)

    override func build() {
        // A per-child instance: the original node has the content, and sets the preference.
        if storage.instanceChild != 0 { return }
        graph.preferences.addWriter(node, writtenKey)
        graph.reconcile(node) { Inner._append(value.content, to: &$0) }
        graph.preferences.invalidate(node, writtenKey)
    }

    override func adopt(_ new: ModifiedContent<Inner, PreferenceWriter<K>>) {
        var same = false
        if case .value(let old) = value.modifier.content, case .value(let now) = new.modifier.content {
            same = Comparison.areEqual(old, now)
        }
        value = new
        graph.reconcile(node) { Inner._append(value.content, to: &$0) }
        if !same { graph.preferences.invalidate(node, writtenKey) }
    }

    override func makeChildInstance() -> NodeBox { PreferenceWriterBox(value) }

    override func preference(_ key: InternedPreferenceKey) -> Any? {
        guard key === writtenKey else { return graph.reduceChildren(node, key) }
        guard graph[node].isExpanded else {
            return written(at: layoutChild != 0 ? layoutChild : node) {
                graph.reduceChildren(node, writtenKey) as? K.Value ?? K.defaultValue
            }
        }
        // Several views set it each.
        var result: Any?
        for childInstance in storage.childInstances {
            let view = graph.box(childInstance).storage.instanceChild
            key.combine(&result, written(at: view) {
                graph.preferences.value(key, of: view, in: graph) as? K.Value ?? K.defaultValue
            })
        }
        return result
    }

    private func written(at anchor: NodeIndex, _ inner: () -> K.Value) -> K.Value {
        switch value.modifier.content {
        case .value(let written): return written
        case .anchor(let make): return answering { make(graph, anchor) }
        case .transform(let transform):
            var whole = inner()
            answering { transform(&whole) }
            return whole
        case .anchorTransform(let transform):
            var whole = inner()
            answering { transform(&whole, graph, anchor) }
            return whole
        }
    }

    /// Records the reads of the program's closure: a change of these reduces the preference of the ancestors again.
    private func answering<R>(_ closure: () -> R) -> R { graph.reading(node, .preferences, closure) }
    func flushPreferences() { graph.preferences.invalidate(node, writtenKey) }
    var use: PreferenceUse {
        PreferenceUse(key: K.self, isRead: false, value: graph.preference(K.self, of: node) ?? K.defaultValue)
    }
    func readPreferencesEarly() { graph.preferences.invalidate(node, writtenKey) }
}

/// Calls an action with the combined value, initially and when it changes.
nonisolated struct PreferenceObserver<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
    typealias Body = Never
    let action: (K.Value) -> Void
    static func _append<Inner: View>(_ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder) {
        children.append(view) { PreferenceObserverBox($0) }
    }
}

final class PreferenceObserverBox<Inner: View, K: PreferenceKey>: TypedBox<
    ModifiedContent<Inner, PreferenceObserver<K>>
>, PreferencePart
where K.Value: Equatable {
    override var part: NodePart? { .preferences(self) }
    override var name: String { "onPreferenceChange" }
    override var features: NodeFeatures { .passesOneView }
    private var last: K.Value?

    override func build() {
        if graph.preferences.addReader(node, .of(K.self)) { graph.tree.invalidate(node, .preferences) }
        graph.reconcile(node) { Inner._append(value.content, to: &$0) }
    }

    func flushPreferences() {
        let now = graph.preference(K.self, of: node) ?? K.defaultValue
        if now == last || graph.loop.suppressesReactions { return }
        last = now
        let action = value.modifier.action
        graph.react(for: node) { action(now) }
    }

    var use: PreferenceUse { PreferenceUse(key: K.self, isRead: true, value: last ?? K.defaultValue) }
}

/// A background or an overlay created from a preference's combined value.
nonisolated struct PreferenceContent<K: PreferenceKey, Secondary: View>: AlignedSecondaryRole {
    typealias Body = Never
    let alignment: Alignment
    let isBehind: Bool
    let content: (K.Value) -> Secondary
    /// The background or overlay; nil until the view's preference is known.
    fileprivate var secondary: Secondary?

    init(alignment: Alignment, isBehind: Bool, content: @escaping (K.Value) -> Secondary) {
        self.alignment = alignment
        self.isBehind = isBehind
        self.content = content
    }

    static func changed(from old: Self, to new: Self) -> PhaseSet { old.alignment == new.alignment ? [] : .place }
    var nodeName: String? { isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue" }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: DeferredContent(content: secondary)), to: &children)
    }

    static func _append<Inner: View>(_ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder) {
        children.append(view) { PreferenceContentBox($0) }
    }
}

/// The background or overlay, empty until the view's preference is known; it has the identity of one view.
private nonisolated struct DeferredContent<Content: View>: View {
    typealias Body = Never
    let content: Content?
    static func _append(_ view: Self, to children: inout _ChildBuilder) {
        if let content = view.content { Content._append(content, to: &children) }
    }
}

final class PreferenceContentBox<Inner: View, K: PreferenceKey, Secondary: View>:
    RoleBox<Inner, PreferenceContent<K, Secondary>>, PreferencePart
{
    override var part: NodePart? { .preferences(self) }
    private var current: K.Value?
    /// Whether `current` is the value for the present content: only then is it passed to the program, which may rely on
    /// the values that its own views set.
    private var isKnown = false

    override func build() {
        _ = graph.preferences.addReader(node, .of(K.self))
        if isKnown {
            value.modifier.secondary = value.modifier.content(current ?? K.defaultValue)
        } else {
            graph.tree.invalidate(node, .preferences)
        }
        super.build()
    }

    override func adopt(_ new: ModifiedContent<Inner, PreferenceContent<K, Secondary>>) {
        isKnown = false
        var new = new
        new.modifier.secondary = value.modifier.secondary
        super.adopt(new)
    }

    override func makeChildInstance() -> NodeBox {
        var copy = value
        copy.modifier.secondary = nil
        return PreferenceContentBox(copy)
    }

    /// Skips the first time: values that the content sets during placement are still missing then.
    func readPreferencesEarly() {
        if value.modifier.secondary != nil { flushPreferences() }
    }

    func flushPreferences() {
        // The secondary's own preferences are not part of the value that it is created from.
        let now: K.Value?
        if storage.instanceChild == 0 {
            now = graph.preference(K.self, of: node, .primary)
            // An instance reads the preference of its child, which is in the original node and not in the instance.
            for childInstance in storage.childInstances { graph.tree.invalidate(childInstance, .preferences) }
        } else {
            now = graph.tree.isLive(storage.instanceChildID) ? graph.preference(K.self, of: storage.instanceChild) : nil
        }
        if isKnown {
            if let now, let current, Comparison.areEqual(now, current) { return }
            if now == nil, current == nil { return }
        }
        current = now
        isKnown = true
        graph.tree.invalidate(node, .content)
    }

    var use: PreferenceUse { PreferenceUse(key: K.self, isRead: true, value: current ?? K.defaultValue) }
}

extension View {
    /// Sets a preference for the ancestors of this view; `reduce` combines the values of several views, in order.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWriter<K>(content: .value(value)))
    }

    /// Changes the value that this view's content has set so far.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceWriter<K>(content: .transform(callback)))
    }

    /// Sets a preference to a value with an anchor in this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceWriter<K>(
                content: .anchor { graph, node in
                    (transform(Anchor(value, at: node, in: graph)))
                }))
    }

    /// Changes the value that this view's content has set so far, with an anchor in this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceWriter<K>(
                content: .anchorTransform { whole, graph, node in
                    let anchor = (Anchor(value, at: node, in: graph))
                    transform(&whole, anchor)
                }))
    }

    /// Calls `action` with the combined value of this view's content: first when it appears, then when it changes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View
    where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }

    /// Adds an overlay created from a preference, aligned within this view's bounds; it does not affect the view's
    /// size. If no view sets the preference, the content gets the key's default.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View {
        modifier(PreferenceContent<K, V>(alignment: alignment, isBehind: false, content: transform))
    }

    /// Adds a background created from a preference, aligned within this view's bounds; it does not affect the view's
    /// size. If no view sets the preference, the content gets the key's default.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View {
        modifier(PreferenceContent<K, V>(alignment: alignment, isBehind: true, content: transform))
    }
}
