public import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Shows details of what is selected in this view: in a window of regular width in a column at the trailing edge of
    /// this view, else in a sheet, where a drag down sets `isPresented` to false.
    nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorColumn(isPresented: isPresented, inspector: AnyView(content())))
    }

    /// The width of the inspector that this view is in, in points: the ideal one within the limits, as columns are not
    /// dragged. Without effect in a sheet.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
    /// The width of the inspector that this view is in, in points. Without effect in a sheet.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inspectorColumnWidth(min: width, ideal: width, max: width)
    }
}

private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// An inspector beside the view, or as a sheet above it.
private nonisolated struct InspectorColumn: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: AnyView
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.design) private var design
    @State private var asked: ColumnWidth?

    init(isPresented: Binding<Bool>, inspector: AnyView) {
        (self.isPresented, self.inspector) = (isPresented, inspector)
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if width == .regular {
            HStack(spacing: 0) {
                content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                if isPresented.wrappedValue { column }
            }
        } else {
            content.sheet(isPresented: isPresented) { inspector }
        }
    }

    @MainActor private var column: some View {
        inspector
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .background(Color(system: .systemBackground))
            .overlay(alignment: .leading) { HairLine(axis: .vertical).ignoresSafeArea(.container, edges: .vertical) }
            .onPreferenceChange(InspectorWidthKey.self) { asked = $0 }
            .frame(width: asked?.points ?? CGFloat(design.metrics.splitView.inspector))
            .transition(.move(edge: .trailing).animation(Navigator.slide))
    }
}

/// Commands of the main menu that show and hide an inspector; a phone has no main menu.
public nonisolated struct InspectorCommands: Commands {
    /// The command that shows or hides an inspector.
    public init() {}
    public var body: some Commands { EmptyCommands() }
}
