import Combine
import QuadrantGraph
public import Foundation
public import QuadrantGeometry

/// A value handed down the view tree, by type.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values in force at one place of the tree. A persistent list: copies share, writes add an entry.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    private var head: Entry?
    /// Set on the values a node reads from, so that reads are recorded per key.
    package var scope: EnvironmentScope? {
        get { link?.scope }
        set { link = newValue?.link }
    }
    private var link: EnvironmentScope.Link?

    class Entry {
        let key: ObjectIdentifier
        let next: Entry?
        /// The same, for walks that count no references.
        let nextInPlace: Unmanaged<Entry>?
        init(key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
            nextInPlace = next.map { Unmanaged.passUnretained($0) }
        }
        func equals(_ other: Entry) -> Bool { self === other }
        func copied(onto next: Entry?) -> Entry { self }
        var valueDescription: String { "" }
    }

    final class TypedEntry<Value>: Entry {
        let value: Value
        init(key: ObjectIdentifier, value: Value, next: Entry?) {
            self.value = value
            super.init(key: key, next: next)
        }
        override func equals(_ other: Entry) -> Bool {
            if self === other { return true }
            guard let other = other as? TypedEntry<Value> else { return false }
            return Comparison.areEqual(value, other.value)
        }
        override func copied(onto next: Entry?) -> Entry { TypedEntry(key: key, value: value, next: next) }
        override var valueDescription: String { "\(value)" }
    }

    /// An environment in which every key has its default.
    public init() {}

    /// The value under a key; the key's default where none was set. A body that reads it runs again when it changes.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let key = ObjectIdentifier(K.self)
            if ReadScope.current != nil { link?.scope?.didRead(key) }
            guard let entry = entry(key) else { return K.defaultValue }
            return unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
        }
        set { set(newValue, for: ObjectIdentifier(K.self)) }
    }

    package func value<Value>(of key: ObjectIdentifier) -> Value? {
        if ReadScope.current != nil { link?.scope?.didRead(key) }
        return entry(key).map { unsafeDowncast($0, to: TypedEntry<Value>.self).value }
    }

    package mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
        head = TypedEntry(key: key, value: value, next: head)
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

    /// Whether both hold the same entries, so that no value can differ.
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

    /// The values that were set, the latest first.
    public var description: String {
        var valueDescription: [String] = []
        var at = head
        while let entry = at {
            valueDescription.append(entry.valueDescription)
            at = entry.next
        }
        return "[" + valueDescription.joined(separator: ", ") + "]"
    }
}

/// One writer of environment values and the part of the tree it governs. Readers register per key, so a change reaches
/// exactly those that read what changed.
package final class EnvironmentScope {
    package private(set) var values: EnvironmentValues
    private let parent: EnvironmentScope?
    /// The graph this belongs to, for values that reach into its host.
    fileprivate let graphLink: GraphLink?
    /// By the number each was made with.
    private var children: [Int: Unowned] = [:]
    private let number: Int
    private var lastNumber = 0
    /// What was read here, by key. Few, and read often: searched from the front.
    private var sourceKeys: [ObjectIdentifier] = []
    private var sources: [Source] = []
    /// What was made of several values for all that read it here.
    private var summaries: [Summary] = []
    private let graph: GraphLink?
    var rewrite: ((inout EnvironmentValues) -> Void)?
    private(set) var isRightToLeft = false
    let row: NodeIndex

    struct Unowned { unowned(unsafe) let scope: EnvironmentScope }

    /// What outlives the scope where values do. (A weak reference would slow every count of references to the scope.)
    final class Link {
        unowned(unsafe) var scope: EnvironmentScope?
    }
    let link = Link()

    init(values: EnvironmentValues, parent: EnvironmentScope?, graph: ViewGraph?, row: NodeIndex = 0,
         rewrite: ((inout EnvironmentValues) -> Void)? = nil) {
        self.values = values
        self.row = row
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

    /// A value made of several environment values, and what it was made of.
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
    /// The keys that a summary which is being made has read.
    nonisolated(unsafe) private static var summaryKeys: [ObjectIdentifier]?

    /// What `make` makes of the values here: made once for all that ask for a `Value`, and again when a value it read
    /// has changed. The reader is recorded once and not for each of those values.
    package func summary<Value: AnyObject>(_ make: (EnvironmentValues) -> Value) -> Value {
        for summary in summaries {
            guard let value = summary.value as? Value else { continue }
            summary.didRead()
            return value
        }
        // Reads are recorded on behalf of a reader; without one this answers for itself alone.
        guard ReadScope.current != nil, Self.summaryKeys == nil else { return make(values) }
        Self.summaryKeys = []
        let value = make(values)
        let summary = Summary(value, Self.summaryKeys ?? [])
        Self.summaryKeys = nil
        summaries.append(summary)
        summary.didRead()
        return value
    }

    func didRead(_ key: ObjectIdentifier) {
        if Self.summaryKeys != nil {
            Self.summaryKeys?.append(key)
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

    /// Does what the program wants done to a value: what it reads of state makes the row of this scope write again.
    fileprivate func recordingReads(_ change: () -> Void) {
        guard row != 0, let graph = graphLink?.graph else { return change() }
        graph.reading(row, .content, change)
    }

    /// Writes anew on top of what the parent has now, and tells the readers of every key that came out different.
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
                for reader in source.readers where reader.phases.contains(.display) && reader.rows === graph.rows
                    && reader.rows.isLive(reader.id) { graph.motion.paints.note(reader.id.index) }
            }
            for (key, source) in zip(sourceKeys, sources) where !old.agrees(with: newValues, on: key) {
                notePaints(of: source)
            }
            for summary in summaries where !summary.agrees(old, newValues) { notePaints(of: summary) }
            let top = row == 0 ? graph.root : row
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

    /// The scopes right below, in the order of the views they govern: what writes values is the program's code, and may
    /// do other things as well.
    private func childrenInOrder() -> [EnvironmentScope] {
        guard children.count > 1 else { return children.values.map(\.scope) }
        let scopes = children.sorted { $0.key < $1.key }.map(\.value.scope)
        guard let rows = graphLink?.graph?.rows else { return scopes }
        return rows.inTreeOrder(scopes.map(\.row)).map { scopes[$0] }
    }

    /// Everything placed under this scope is mirrored now.
    var directionChanged: (() -> Void)?
}

private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    /// Which way "leading" is.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Finds the graph these values are read in, without holding it: gone once its window has closed. Nil for values
    /// made by hand.
    package var hostLink: (() -> ViewGraph?)? { scope?.graphLink.map { link in { link.graph } } }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

/// Reads a value of the environment; the view's body runs again when that value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Place {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// Nil where there is no such object; then `missing` says so.
        case object((EnvironmentValues) -> Value?, missing: (PropertyContext) -> Void)
    }
    private let place: Place
    private var found: Value?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { place = .keyPath(keyPath) }

    init(object: @escaping (EnvironmentValues) -> Value?, missing: @escaping (PropertyContext) -> Void) {
        place = .object(object, missing: missing)
    }

    /// The value in force at the view; the key's default outside of a view.
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

/// Writes environment values for the content; takes no part in layout.
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
                values: scope.values, parent: scope, graph: graph, row: row, rewrite: value.modifier.write)
            made.directionChanged = { [unowned(unsafe) graph, row] in
                (graph!.invalidateSubtree(row, [.measure, .place]))
            }
            written = made
        }
        graph.reconcile(row) { Inner._append(value.content, to: &$0) }
    }
}

extension View {
    /// Sets one value of the environment for this view and what is in it.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
    }

    /// Changes one value of the environment, starting from what it is around this view.
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
