import Combine
import QuadrantGraph
public import Foundation
public import QuadrantGeometry

/// The key of an environment value, which is inherited down the view tree.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The environment values at one node of the tree. A persistent list: copies share entries, writes add an entry.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    private var head: Entry?
    /// Set on the values that a node reads, so that reads are recorded per key.
    package var scope: EnvironmentScope? {
        get { link?.scope }
        set { link = newValue?.link }
    }
    private var link: EnvironmentScope.Link?

    class Entry {
        /// The type of the program's key.
        let keyType: Any.Type
        let next: Entry?
        /// The same reference, unretained, for traversal without reference counting.
        let nextInPlace: Unmanaged<Entry>?
        final var key: ObjectIdentifier { ObjectIdentifier(keyType) }
        init(_ keyType: Any.Type, next: Entry?) {
            self.keyType = keyType
            self.next = next
            nextInPlace = next.map { Unmanaged.passUnretained($0) }
        }
        func equals(_ other: Entry) -> Bool { self === other }
        func copied(onto next: Entry?) -> Entry { self }
        var valueDescription: String { "" }
    }

    final class TypedEntry<Value>: Entry {
        let value: Value
        init(_ keyType: Any.Type, value: Value, next: Entry?) {
            self.value = value
            super.init(keyType, next: next)
        }
        override func equals(_ other: Entry) -> Bool {
            if self === other { return true }
            guard let other = other as? TypedEntry<Value> else { return false }
            return Comparison.areEqual(value, other.value)
        }
        override func copied(onto next: Entry?) -> Entry { TypedEntry(keyType, value: value, next: next) }
        /// The words are those of Apple's, by OpenSwiftUI's tests.
        override var valueDescription: String { "EnvironmentPropertyKey<\(keyType)> = \(value)" }
    }

    /// An environment in which every key has its default.
    public init() {}

    /// The value under a key; the key's default if none was set. A body that reads it is evaluated again when it
    /// changes.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let key = ObjectIdentifier(K.self)
            if ReadScope.current != nil { link?.scope?.didRead(key) }
            guard let entry = entry(key) else { return K.defaultValue }
            return unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
        }
        set { head = TypedEntry(K.self, value: newValue, next: head) }
    }

    func entry(_ key: ObjectIdentifier) -> Entry? {
        guard let head else { return nil }
        var at = Unmanaged.passUnretained(head)
        while !at._withUnsafeGuaranteedRef({ $0.key == key }) {
            guard let next = at._withUnsafeGuaranteedRef({ $0.nextInPlace }) else { return nil }
            at = next
        }
        return at.takeUnretainedValue()
    }

    func agrees(with other: EnvironmentValues, on key: ObjectIdentifier) -> Bool {
        switch (entry(key), other.entry(key)) {
        case (nil, nil): true
        case (let a?, let b?): a.equals(b)
        default: false
        }
    }

    /// Whether both share the same entries, so that all values are equal.
    func isSame(as other: EnvironmentValues) -> Bool { head === other.head }

    /// Copies every value that was set in `other`.
    package mutating func adopt(_ other: EnvironmentValues) {
        var keys: Set<ObjectIdentifier> = []
        var at = other.head
        while let entry = at {
            if keys.insert(entry.key).inserted { head = entry.copied(onto: head) }
            at = entry.next
        }
    }

    /// The values that were set, the most recent first.
    public var description: String {
        var entries: [String] = []
        var at = head
        while let entry = at {
            entries.append(entry.valueDescription)
            at = entry.next
        }
        return "[" + entries.joined(separator: ", ") + "]"
    }
}

/// The environment of a subtree, created by one modifier that writes values. Readers register per key, so that a change
/// invalidates only the readers of changed values.
package final class EnvironmentScope {
    package private(set) var values: EnvironmentValues
    private let parent: EnvironmentScope?
    /// A link to the graph, for values that depend on its host.
    fileprivate let graphLink: GraphLink?
    /// The child scopes, by their number in order of creation.
    private var children: [Int: Unowned] = [:]
    private let number: Int
    private var lastNumber = 0
    /// The keys that were read in this scope. They are few and read often: a linear search from the front.
    private var sourceKeys: [ObjectIdentifier] = []
    private var sources: [Source] = []
    /// Values computed from several environment values, shared by their readers.
    private var summaries: [Summary] = []
    private let graph: GraphLink?
    var rewrite: ((inout EnvironmentValues) -> Void)?
    private(set) var isRightToLeft = false
    let node: NodeIndex

    struct Unowned { unowned(unsafe) let scope: EnvironmentScope }

    /// A link that may outlive the scope. (A weak reference would slow all reference counting of the scope.)
    final class Link {
        unowned(unsafe) var scope: EnvironmentScope?
    }
    let link = Link()

    init(values: EnvironmentValues, parent: EnvironmentScope?, graph: ViewGraph?, node: NodeIndex = 0,
         rewrite: ((inout EnvironmentValues) -> Void)? = nil) {
        self.values = values
        self.node = node
        self.parent = parent
        parent?.lastNumber += 1
        number = parent?.lastNumber ?? 0
        graphLink = graph?.link ?? parent?.graphLink
        self.rewrite = rewrite
        self.graph = graph?.link
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
    fileprivate func recordingReads(_ change: () -> Void) {
        guard node != 0, let graph = graphLink?.graph else { return change() }
        graph.reading(node, .content, change)
    }

    /// Applies the writer to the current values of the parent, and invalidates the readers of every changed key.
    func update() {
        guard let parent, let rewrite else { return }
        var new = parent.values
        new.scope = self
        ReadScope.with(nil) { rewrite(&new) }
        replace(with: new)
    }

    package func replace(with newValues: EnvironmentValues) {
        let old = values
        if let graph = graph?.graph, graph.mayAnimate || graph.motion.changesLeaves {
            func notePaints(of source: Source) {
                for reader in source.readers where reader.phases.contains(.display) && reader.tree === graph.tree
                    && reader.tree.isLive(reader.id) { graph.motion.paints.note(reader.id.index) }
            }
            for (key, source) in zip(sourceKeys, sources) where !old.agrees(with: newValues, on: key) {
                notePaints(of: source)
            }
            for summary in summaries where !summary.agrees(old, newValues) { notePaints(of: summary) }
            let top = node == 0 ? graph.root : node
            if top != 0, !old.isSame(as: newValues) { graph.motion.paints.noteUndrawn(in: top) }
        }
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
        for child in childrenInOrder() { child.update() }
    }

    /// The child scopes in the order of their views: writers run the program's code, which may have side effects.
    private func childrenInOrder() -> [EnvironmentScope] {
        guard children.count > 1 else { return children.values.map(\.scope) }
        let scopes = children.sorted { $0.key < $1.key }.map(\.value.scope)
        guard let rows = graphLink?.graph?.tree else { return scopes }
        return rows.inTreeOrder(scopes.map(\.node)).map { scopes[$0] }
    }

    /// Called when the layout direction of this scope has changed: its content is mirrored.
    var directionChanged: (() -> Void)?
}

private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    /// The layout direction, which decides the side of "leading".
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// A weak reference to the graph of these values: nil after its window has closed. The property is nil for values
    /// that no graph created.
    package var hostLink: (() -> ViewGraph?)? { scope?.graphLink.map { link in { link.graph } } }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

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

// MARK: - writing

/// Writes environment values for the content; has no part in layout.
package nonisolated struct EnvironmentWriter: ViewModifier {
    package typealias Body = Never
    let write: (inout EnvironmentValues) -> Void
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
