import SwiftUI

/// Content whose marks have another style.
nonisolated struct StyledChartContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let change: (inout MarkStyle) -> Void

    @MainActor static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        marks.collect(content.content, changing: content.change)
    }
}

extension ChartContent {
    nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent<Self> {
        StyledChartContent(content: self, change: change)
    }
}
