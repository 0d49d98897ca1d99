import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Rows in one scrollable column, created lazily when they become visible.
///
/// Takes the whole proposal. The lengths of rows are in Docs/Layout/Lists.md.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    let selection: ListSelection?

    init(_ content: Content, _ selection: ListSelection?) {
        self.content = content
        self.selection = selection
    }

    @MainActor public var body: some View { ListBody(content: content, selection: selection) }
}

extension List {
    /// Rows with multiple selection in edit mode. A nil binding allows no selection.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), .several(selection))
    }

    /// Rows with a single selection, in and outside of edit mode. A nil binding allows no selection.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), .one(selection))
    }
}

extension List where SelectionValue == Never {
    /// Rows without selection; each view of `content` is a row, unless it is a section.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

/// A list as a scroll view around a lazy column.
private struct ListBody<Content: View>: View {
    let content: Content
    let selection: ListSelection?
    @Environment(\.listAppearance) private var appearance
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.refresh) private var refresh
    @Environment(\.screenLink) private var link
    @Environment(\.design) private var design
    @Environment(\.columnSide) private var side
    @State private var progress = RefreshProgress()

    var body: some View {
        OneOfTwo(first: design.sectionIndex == nil ? nil : SectionIndexed { scrolled($0) }, second: scrolled(nil))
            .modifier(ColumnSelection(selection: selection))
            .semantics(.list)
    }

    private func scrolled(_ index: SectionIndexModel?) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                if refresh != nil, barProgress == nil { RefreshSpace(progress: progress) }
                ListColumn(appearance: appearance, framing: framing, index: index, content: content)
                    .environment(\.isInListRow, true)
            }
        }
        // Overscroll refreshes the list, also inside a sheet.
        .transformEnvironment(\.defersToDismissGesture) { if refresh != nil { $0 = false } }
        .modifier(RefreshWatch(refresh: refresh, progress: barProgress ?? $progress))
        .background(background == .hidden || isInSidebar || isOnPanel ? .clear : backgroundStyle)
    }

    private var framing: ListFraming {
        let lengths = design.metrics.list
        // Only a list that begins at the bar: below other views it has the gap that it has without a bar (inferred from
        // the title, which only such a list collapses).
        let isBelow = lengths.firstGapBelowLargeTitle != lengths.firstGap && link.screen?.isLarge.value == true
            && link.screen?.beginsAtBar.value == true
        return ListFraming(appearance: appearance, selection: selection, isBelowLargeTitle: isBelow,
                           isInSidebar: isInSidebar)
    }

    private var isInSidebar: Bool { side.isSidebar && appearance == .sidebar }

    /// Whether a plain list lies on the glass of a sidebar, which is seen through it (measured).
    private var isOnPanel: Bool {
        side.isSidebar && design.metrics.splitView.panelInset > 0 && !appearance.isGrouped
    }

    /// With a large title the bar shows the progress of the refresh, between the title and the rows.
    private var barProgress: Binding<RefreshProgress>? {
        guard refresh != nil, let screen = link.screen, screen.isLarge.value else { return nil }
        return Binding(reading: { screen.refresh.value }, writing: { screen.refresh.value = $0 })
    }

    private var backgroundStyle: Color {
        Color(system: appearance.isGrouped ? .systemGroupedBackground : .systemBackground)
    }
}

/// The lazy column of the rows.
private nonisolated struct ListColumn<Content: View>: View {
    typealias Body = Never
    let appearance: _ListAppearance.Kind
    let framing: ListFraming
    /// What stands at the side of the rows; nil without an index of sections.
    let index: SectionIndexModel?
    let content: Content
}

extension ListColumn: LazyRole {
    var rule: LazyRule {
        LazyRule(axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key,
                 pinsHeaders: !appearance.isGrouped, pinsFooters: false)
    }
    static func _append(_ view: ListColumn, to children: inout _ChildBuilder) {
        children.append(view) { LazyBox($0, framing: RowFrames { $0.framing }, placed: { $0.index?.placed($1) }) }
    }
}
