// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the bindings by their indices.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Some of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// An index of the collection.
    public typealias Index = Value.Index
    /// The indices of the collection.
    public typealias Indices = Value.Indices
    /// The index of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of the elements, in order.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The index after another one.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    /// The index after another one, in place.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    /// A binding to an element; using it traps where the collection has no such element.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(reading: { wrappedValue[position] }, writing: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before another one.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    /// The index before another one, in place.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
