import QuadrantGeometry
package import QuadrantGraph

/// The graph of an environment, as far as the environment needs it.
package protocol EnvironmentOwner: AnyObject, Sendable {
    /// The nodes of the graph; nil after it was deallocated.
    var tree: NodeTree? { get }
    /// Performs a change by the program's code, whose reads evaluate the content of `node` again.
    func recordingReads(of node: NodeIndex, _ change: () -> Void)
    /// Called before the values of a scope are replaced, and before the readers of those that change are dirty.
    func willReplace(_ scope: EnvironmentScope, with newValues: EnvironmentValues)
}

/// The environment of a subtree, created by one modifier that writes values. Readers register per key, so that a change
/// invalidates only the readers of changed values.
package final class EnvironmentScope {
    /// The values of this scope. A read outside of `read` is not recorded.
    package private(set) var values: EnvironmentValues
    private let parent: EnvironmentScope?
    /// The owner of the graph, for values that depend on its host.
    package let owner: (any EnvironmentOwner)?
    /// The child scopes, by their number in order of creation.
    private var children: [Int: Unowned] = [:]
    private let number: Int
    private var lastNumber = 0
    /// The keys that were read in this scope. They are few and read often: a linear search from the front.
    private var sourceKeys: [ObjectIdentifier] = []
    private var sources: [Source] = []
    /// Values computed from several environment values, shared by their readers.
    private var summaries: [Summary] = []
    /// Whether the owner follows the values of this scope.
    private let isFollowed: Bool
    var rewrite: ((inout EnvironmentValues) -> Void)?
    private(set) var isRightToLeft = false
    let node: NodeIndex

    struct Unowned { unowned(unsafe) let scope: EnvironmentScope }

    /// A link that may outlive the scope. (A weak reference would slow all reference counting of the scope.)
    final class Link {
        unowned(unsafe) var scope: EnvironmentScope?
    }
    let link = Link()

    init(values: EnvironmentValues, parent: EnvironmentScope?, owner: (any EnvironmentOwner)?, node: NodeIndex = 0,
         rewrite: ((inout EnvironmentValues) -> Void)? = nil) {
        self.values = values
        self.node = node
        self.parent = parent
        parent?.lastNumber += 1
        number = parent?.lastNumber ?? 0
        self.owner = owner ?? parent?.owner
        self.rewrite = rewrite
        isFollowed = owner != nil
        link.scope = self
        self.values.scope = self
        parent?.children[number] = Unowned(scope: self)
        if let rewrite { ReadScope.with(nil) { rewrite(&self.values) } }
        isRightToLeft = ReadScope.with(nil) { self.values.layoutDirection == .rightToLeft }
    }

    deinit {
        parent?.children[number] = nil
        link.scope = nil
    }

    /// A value computed from several environment values, and the keys that it depends on.
    private final class Summary: Source {
        let value: AnyObject
        let keys: [ObjectIdentifier]
        init(_ value: AnyObject, _ keys: [ObjectIdentifier]) {
            self.value = value
            self.keys = keys
        }
        func agrees(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
            keys.allSatisfy { old.agrees(with: new, on: $0) }
        }
    }
    /// The result of `make` for the values of this scope: computed once for all readers of a `Value`, and again when a
    /// value that it read has changed. The reader is recorded once, and not for each of those values.
    package func summary<Value: AnyObject>(_ make: (EnvironmentValues) -> Value) -> Value {
        for summary in summaries {
            guard let value = summary.value as? Value else { continue }
            summary.didRead()
            return value
        }
        // Reads are recorded for a reader; without one the result is not cached.
        let thread = ThreadState.current
        guard ReadScope.current != nil, thread.summaryKeys == nil else { return make(values) }
        thread.summaryKeys = []
        let value = make(values)
        let summary = Summary(value, thread.summaryKeys ?? [])
        thread.summaryKeys = nil
        summaries.append(summary)
        summary.didRead()
        return value
    }

    func didRead(_ key: ObjectIdentifier) {
        if let thread = ThreadState.inSummary {
            thread.summaryKeys?.append(key)
            return
        }
        for place in sourceKeys.indices where sourceKeys[place] == key {
            sources[place].didRead()
            return
        }
        let source = Source()
        sourceKeys.append(key)
        sources.append(source)
        source.didRead()
    }

    /// Performs a change by the program's code, and records its reads of state: a change of these evaluates the writer
    /// again.
    func recordingReads(_ change: () -> Void) {
        guard node != 0, let owner else { return change() }
        owner.recordingReads(of: node, change)
    }

    /// Applies the writer to the current values of the parent, and invalidates the readers of every changed key.
    func update() {
        guard let parent, let rewrite else { return }
        var new = parent.values
        new.scope = self
        ReadScope.with(nil) { rewrite(&new) }
        replace(with: new)
    }

    /// Sets the values and invalidates the readers of those that differ.
    package func replace(with newValues: EnvironmentValues) {
        let old = values
        if isFollowed { owner?.willReplace(self, with: newValues) }
        values = newValues
        values.scope = self
        for (key, source) in zip(sourceKeys, sources) where !old.agrees(with: values, on: key) { source.didChange() }
        let stale = summaries.filter { !$0.agrees(old, values) }
        if !stale.isEmpty {
            summaries.removeAll { summary in stale.contains { $0 === summary } }
            stale.forEach { $0.didChange() }
        }
        let wasRightToLeft = isRightToLeft
        isRightToLeft = ReadScope.with(nil) { values.layoutDirection == .rightToLeft }
        if wasRightToLeft != isRightToLeft { directionChanged?() }
        // What is written in this scope may hide all that has changed around it.
        if !children.isEmpty, old.agrees(with: values) { return }
        for child in childrenInOrder() { child.update() }
    }

    /// The sources of the values that differ in `newValues`: of those that were read, and of the summaries of some.
    func sources(changedBy newValues: EnvironmentValues) -> [Source] {
        zip(sourceKeys, sources).filter { !values.agrees(with: newValues, on: $0.0) }.map(\.1)
            + summaries.filter { !$0.agrees(values, newValues) }
    }

    /// The child scopes in the order of their views: writers run the program's code, which may have side effects.
    private func childrenInOrder() -> [EnvironmentScope] {
        guard children.count > 1 else { return children.values.map(\.scope) }
        let scopes = children.sorted { $0.key < $1.key }.map(\.value.scope)
        guard let rows = owner?.tree else { return scopes }
        return rows.inTreeOrder(scopes.map(\.node)).map { scopes[$0] }
    }

    /// Called when the layout direction of this scope has changed: its content is mirrored.
    var directionChanged: (() -> Void)?
}
