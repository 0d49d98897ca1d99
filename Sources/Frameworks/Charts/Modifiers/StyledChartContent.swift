import SwiftUI

/// Content whose marks have another style. Its type is that of any content: the runtime would look up a type of its own
/// for each mark that has a modifier.
nonisolated struct StyledChartContent: ChartContent {
    typealias Body = Never
    let content: any ChartContent
    let change: (inout MarkStyle) -> Void

    @MainActor static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        func collect(_ inner: some ChartContent) { marks.collect(inner, changing: content.change) }
        collect(content.content)
    }
}

extension ChartContent {
    nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent {
        StyledChartContent(content: self, change: change)
    }
}
