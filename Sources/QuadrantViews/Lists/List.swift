import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Rows of views in one column that scrolls, made when they come into sight.
///
/// Takes the whole proposal. Lengths of rows are in Docs/Layout/Lists.md.
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
    /// Rows of which several can be chosen while the list is edited. A nil binding lets none be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), .several(selection))
    }

    /// Rows of which one can be chosen, at any time. A nil binding lets none be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), .one(selection))
    }
}

extension List where SelectionValue == Never {
    /// Rows that cannot be chosen; each view of `content` is a row, unless it is a section.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

/// The list at work: a scroll view around a lazy column.
private struct ListBody<Content: View>: View {
    let content: Content
    let selection: ListSelection?
    @Environment(\.listAppearance) private var appearance
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.refresh) private var refresh
    @Environment(\.screenLink) private var link
    @State private var progress = RefreshProgress()

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                if refresh != nil, barProgress == nil { RefreshSpace(progress: progress) }
                ListColumn(appearance: appearance, framing: ListFraming(appearance: appearance, selection: selection),
                           content: content)
                    .environment(\.isInListRow, true)
            }
        }
        // A pull brings the list up to date, wherever the list is.
        .transformEnvironment(\.defersToDismissGesture) { if refresh != nil { $0 = false } }
        .modifier(RefreshWatch(refresh: refresh, progress: barProgress ?? $progress))
        .background(background == .hidden ? .clear : backgroundStyle)
        .semantics(.list)
    }

    /// A large title stands between the bar and the rows: there the bar shows the progress.
    private var barProgress: Binding<RefreshProgress>? {
        guard refresh != nil, let screen = link.screen, screen.isLarge.value else { return nil }
        return Binding(get: { screen.refresh.value }, set: { screen.refresh.value = $0 })
    }

    private var backgroundStyle: Color {
        Color(system: appearance.isGrouped ? .systemGroupedBackground : .systemBackground)
    }
}

/// The rows.
private nonisolated struct ListColumn<Content: View>: View {
    typealias Body = Never
    let appearance: _ListAppearance.Kind
    let framing: ListFraming
    let content: Content
}

extension ListColumn: LazyRole {
    var rule: LazyRule {
        LazyRule(axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key,
                 pinsHeaders: !appearance.isGrouped, pinsFooters: false)
    }
    static func _append(_ view: ListColumn, to children: inout _ChildBuilder) {
        children.append(view) { LazyBox($0, framing: RowFrames { $0.framing }) }
    }
}
