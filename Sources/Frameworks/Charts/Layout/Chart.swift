import QuadrantCore
public import SwiftUI

/// A chart of the marks in its content.
public nonisolated struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.self) private var environment
    @State private var stage = ChartStage()

    /// The marks of a closure.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// Marks for each element.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    /// Marks for each element, which the value at `id` identifies.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    @MainActor public var body: some View {
        var marks = _MarkCollector()
        Content._collect(content, into: &marks)
        let model = stage.model(marks, environment)
        // Views within a chart have a configuration of their own. A chart from right to left is mirrored by its model.
        return AnimatedChart(model: model, stage: stage, views: stage.views)
            .environment(\.chartConfiguration, ChartConfiguration())
            .environment(\.layoutDirection, .leftToRight)
    }
}
