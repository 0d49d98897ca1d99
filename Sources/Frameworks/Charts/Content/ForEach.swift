public import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    /// Adds the marks of every element.
    // A range has the runtime look up types at each step where its type is not known.
    @_specialize(kind: partial, where Data == Range<Int>)
    public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        // By indices: an iterator makes an optional value of each element, whose type is looked up each time.
        let data = content.data, end = data.endIndex
        var index = data.startIndex
        while index != end {
            Content._collect(content.content(data[index]), into: &marks)
            data.formIndex(after: &index)
        }
    }

    /// Marks for each element.
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }
    /// Marks for each element, which the value at `id` identifies.
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>,
                            @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Marks for each number of a range.
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, id: \.self, content: content)
    }
}
