/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    /// That of the collection.
    public var startIndex: Index { wrappedValue.startIndex }
    /// That of the collection.
    public var endIndex: Index { wrappedValue.endIndex }
    /// Those of the collection.
    public var indices: Indices { wrappedValue.indices }
    /// That of the collection.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// That of the collection.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
    /// A binding to the element at `position`; a write changes it in the collection.
    public subscript(position: Index) -> Binding<Value.Element> {
        let collection = self
        return Binding<Value.Element>(reading: { collection.wrappedValue[position] },
                                      writing: { collection.wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// That of the collection.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    /// That of the collection.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
