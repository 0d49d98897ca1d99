import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Sets the label of a section in the index at the trailing edge of its list (iOS 26); nil leaves it out. A list
    /// without labels has no index.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { modifier(SectionIndexLabel(text: label)) }
    /// Sets the label of a section in the index of its list, as a localized text.
    nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
        sectionIndexLabel(Text(label))
    }
    /// Sets the label of a section in the index of its list.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View {
        sectionIndexLabel(Text(label))
    }
    /// Sets whether lists in this view show the index of their sections (iOS 26). `automatic` and `visible` show it
    /// where sections have labels.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.listSectionIndexVisibility, visibility)
    }
}

extension Design {
    /// The index of a list's sections; nil before iOS 26, which has brought it to SwiftUI.
    var sectionIndex: SectionIndexMetrics? { metrics.tab.hasPlatter ? SectionIndexMetrics() : nil }
}

private enum SectionIndexVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum SectionIndexModelKey: EnvironmentKey { static var defaultValue: SectionIndexModel? { nil } }

extension EnvironmentValues {
    fileprivate var listSectionIndexVisibility: Visibility {
        get { self[SectionIndexVisibilityKey.self] }
        set { self[SectionIndexVisibilityKey.self] = newValue }
    }
    /// The index of the list around the view.
    fileprivate var sectionIndexModel: SectionIndexModel? {
        get { self[SectionIndexModelKey.self] }
        set { self[SectionIndexModelKey.self] = newValue }
    }
}

/// The label of a section.
private nonisolated struct SectionIndexLabel: TraitRole, LifecycleRole {
    typealias Body = Never
    let text: Text?
    static var modifierName: String { "sectionIndexLabel" }
    static var key: ObjectIdentifier { ObjectIdentifier(SectionIndexLabel.self) }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old.text == new.text ? [] : .place }
    func trait(_ key: ObjectIdentifier) -> Any? { key == Self.key ? SectionLabel(text: text) : nil }
    func appeared(_ context: RoleContext) {
        guard let model = context.environment.sectionIndexModel, let list = PlacedLazyContainer(around: context)
        else { return }
        model.found(in: list)
    }
    func updated(from old: Self, _ context: RoleContext) { if old.text != text { appeared(context) } }
}

private nonisolated struct SectionLabel: Equatable { let text: Text? }

/// An entry of the index.
nonisolated struct SectionIndexEntry: Equatable {
    let label: Text
    /// The number of rows, headers and footers before the section.
    let place: Int
}

/// The entries of a list's index.
final class SectionIndexModel {
    private let shown: Binding<[SectionIndexEntry]>
    private var hasLabels = false, isLooking = false
    private var known: [SectionIndexEntry] = []
    private var places = 0
    private(set) var scroller: LazyScroller?

    init(_ entries: Binding<[SectionIndexEntry]>) { shown = entries }

    /// A section with a label has appeared.
    func found(in list: PlacedLazyContainer) {
        hasLabels = true
        readAll(list)
    }

    /// The rows were placed: compares the sections that are built with what is known of all.
    func placed(_ list: PlacedLazyContainer) {
        guard hasLabels, !isLooking else { return }
        let built = list.builtSections(SectionIndexLabel.key)
        let places = built.places
        if places == self.places, entries(of: built.marks).allSatisfy(known.contains) { return }
        readAll(list)
    }

    private func readAll(_ list: PlacedLazyContainer) {
        scroller = list.scroller
        if isLooking { return }
        isLooking = true
        list.afterLayout(SectionIndexLabel.key) { [self] marks, places in
            isLooking = false
            self.places = places
            let new = entries(of: marks)
            if new == known { return }
            known = new
            shown.wrappedValue = new
        }
    }

    private func entries(of marks: [LazySections.Mark]) -> [SectionIndexEntry] {
        marks.compactMap { mark in
            (mark.value as? SectionLabel)?.text.map { SectionIndexEntry(label: $0, place: mark.place) }
        }
    }
}

/// A view, or another where that is nil, without a node of its own: a list is one view of a window in every design.
nonisolated struct OneOfTwo<First: View, Second: View>: View {
    typealias Body = Never
    let first: First?
    let second: Second

    static func _append(_ view: OneOfTwo, to children: inout _ChildBuilder) {
        if let first = view.first { First._append(first, to: &children) } else {
            Second._append(view.second, to: &children)
        }
    }
}

/// Puts the index of its sections over a list.
struct SectionIndexed<Content: View>: View {
    @ViewBuilder let content: (SectionIndexModel) -> Content
    @State private var entries: [SectionIndexEntry] = []
    @State private var holder = Holder()
    @Environment(\.listSectionIndexVisibility) private var visibility

    private final class Holder {
        var model: SectionIndexModel?
        nonisolated init() {}
    }

    private var model: SectionIndexModel {
        if let model = holder.model { return model }
        let made = SectionIndexModel($entries)
        holder.model = made
        return made
    }

    var body: some View {
        let model = model
        content(model)
            .environment(\.sectionIndexModel, model)
            .overlay(alignment: .trailing) {
                if !entries.isEmpty, visibility != .hidden { SectionIndex(entries: entries, model: model) }
            }
    }
}

/// The column of labels at the side of a list. A touch scrolls to the section of the label under it.
private struct SectionIndex: View {
    let entries: [SectionIndexEntry]
    let model: SectionIndexModel
    @State private var chosen: Int?
    @Environment(\.design) private var design

    var body: some View {
        let metrics = design.sectionIndex ?? SectionIndexMetrics()
        GeometryReader { geometry in
            let height = Double(geometry.size.height)
            let rows = SectionIndexRows(count: entries.count, metrics: metrics, available: height)
            VStack(spacing: 0) {
                ForEach(0..<rows.shown.count, id: \.self) { row in
                    label(rows.shown[row])
                        .lineLimit(1)
                        .fixedSize()
                        .frame(width: metrics.width, height: metrics.pitch)
                }
            }
            .font(.system(size: metrics.fontSize, weight: .semibold))
            .foregroundStyle(.tint)
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0).onChanged { value in
                show(rows.entry(at: Double(value.location.y)))
            }.onEnded { _ in chosen = nil })
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(width: metrics.width)
        .dynamicTypeSize(.large)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Section index")
        .accessibilityAdjustableAction { direction in
            let next = (chosen ?? -1) + (direction == .increment ? 1 : -1)
            show(min(max(next, 0), entries.count - 1))
        }
    }

    /// A label, or the dot in the place of labels without room.
    private func label(_ entry: Int?) -> Text { entry.map { entries[$0].label } ?? Text(verbatim: "•") }

    private func show(_ entry: Int) {
        guard entry != chosen else { return }
        chosen = entry
        model.scroller?.scroll(toPlace: entries[entry].place)
    }
}

/// What stands in the column: all labels, or every so many of them with dots between.
package nonisolated struct SectionIndexRows: Equatable {
    /// The entry of each row; nil is a dot.
    package let shown: [Int?]
    private let count: Int
    private let pitch: Double

    /// The rows for `count` entries in a height in points.
    package init(count: Int, metrics: SectionIndexMetrics, available: Double) {
        self.count = count
        pitch = metrics.pitch
        let fitting = max(Int((available - 2 * metrics.margin) / metrics.pitch), 1)
        guard count > fitting else {
            shown = Array(0..<count)
            return
        }
        // An odd number of rows: labels and dots in turn, with the first and the last label at the ends.
        let labels = max((fitting + 1) / 2, 1)
        shown = (0..<2 * labels - 1).map { row in
            row.isMultiple(of: 2) ? labels == 1 ? 0 : (row / 2) * (count - 1) / (labels - 1) : nil
        }
    }

    /// The entry at a distance from the top of the column, in points; the nearest one outside of it. Dots stand for the
    /// entries between their neighbours.
    package func entry(at y: Double) -> Int {
        guard count > 1 else { return 0 }
        let part = y / (Double(shown.count) * pitch)
        return min(max(Int(part * Double(count)), 0), count - 1)
    }
}
