import Foundation
public import QuadrantCore

/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of selection values; `Never` for tabs that are selected only by taps.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The type of the body.
    associatedtype Body: TabContent
    /// The tabs; evaluated with the tab view.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    /// Passes on the tabs one by one. Custom content does not implement it.
    @MainActor @preconcurrency func _collect(_ tabs: _TabItems)
}

extension TabContent {
    public func _collect(_ tabs: _TabItems) { tabs.reader.connected(self).body._collect(tabs) }
}

/// Tabs that pass themselves on: their body is not asked for.
protocol PrimitiveTabContent: TabContent where Body == Self {}
extension PrimitiveTabContent {
    public var body: Self { self }
}

/// Collects the tabs of a tab view.
public final class _TabItems {
    var found: [TabEntry] = []
    /// Installs the dynamic properties of the contents.
    let reader: ContentReader
    nonisolated init(reader: ContentReader) { self.reader = reader }
}

/// Tabs of a type that is not known at compile time.
public nonisolated struct AnyTabContent<SelectionValue: Hashable>: PrimitiveTabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = AnyTabContent
    private let base: any TabContent<SelectionValue>

    /// The tabs of `tabContent`.
    public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue { base = tabContent }

    @MainActor public func _collect(_ tabs: _TabItems) { base._collect(tabs) }
}

/// Tabs one after another.
public nonisolated struct _TabContents<TabValue: Hashable>: PrimitiveTabContent {
    public typealias Body = _TabContents
    let collect: @MainActor (_TabItems) -> Void
    @MainActor public func _collect(_ tabs: _TabItems) { collect(tabs) }
}

/// The tabs of a condition. Their type is a part of its own: the compiler infers that of nil from it.
public nonisolated struct _OptionalTabContent<C: TabContent>: PrimitiveTabContent {
    public typealias TabValue = C.TabValue
    public typealias Body = _OptionalTabContent
    let content: C?
    @MainActor public func _collect(_ tabs: _TabItems) { content?._collect(tabs) }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = _TabContents<Content.TabValue>
    /// The tabs of all elements in their order.
    @MainActor public var body: _TabContents<Content.TabValue> {
        _TabContents { tabs in for element in data { content(element)._collect(tabs) } }
    }
    @MainActor public func _collect(_ tabs: _TabItems) { body._collect(tabs) }

    /// Tabs for each element of a collection.
    @_disfavoredOverload
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Content.TabValue == V, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }

    /// Tabs for each element of a collection, identified by the value at `id`.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(elements: data, id: id, content: content)
    }

    /// Tabs for each element of a collection, in a tab view whose selection may be nil.
    @_disfavoredOverload
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Content.TabValue == V?, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }

    /// The same for elements that are identified by the value at `id`.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V? {
        self.init(elements: data, id: id, content: content)
    }
}

/// Builds tabs from closures.
@MainActor @preconcurrency @resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as the content view of a tab view.
    public nonisolated struct Content<C: TabContent>: View where C.TabValue == TabValue {
        public typealias Body = Never
        let tabs: C
        public static func _append(_ view: Self, to children: inout _ChildBuilder) {}
    }

    /// One tab, unchanged.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// One tab, unchanged.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Several tabs in their order.
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabContents<TabValue> {
        _TabContents { tabs in repeat (each content)._collect(tabs) }
    }
    /// The tab of an `if` without `else`; nil is none.
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C> where C.TabValue == TabValue {
        _OptionalTabContent(content: content)
    }
    /// The tab of the first branch.
    public static func buildEither<C: TabContent>(first: C) -> _TabContents<TabValue> where C.TabValue == TabValue {
        _TabContents { first._collect($0) }
    }
    /// Tabs behind `if #available`, as they are.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> some TabContent<TabValue>
    where C.TabValue == TabValue {
        content
    }
    /// The tab of the second branch.
    public static func buildEither<C: TabContent>(second: C) -> _TabContents<TabValue> where C.TabValue == TabValue {
        _TabContents { second._collect($0) }
    }
}
