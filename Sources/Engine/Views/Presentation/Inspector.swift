public import Foundation
public import QuadrantCore

extension View {
    /// Shows details of what is selected in this view. On a phone that is a sheet, as in each compact width; a drag
    /// down sets `isPresented` to false.
    nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        let content = AnyView(content())
        return sheet(isPresented: isPresented) { content }
    }

    /// The width of an inspector beside its view, in points. Nothing to do: on a phone an inspector is a sheet.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View { self }
    /// The width of an inspector beside its view, in points. Nothing to do: on a phone an inspector is a sheet.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}

/// Commands of the main menu that show and hide an inspector; a phone has no main menu.
public nonisolated struct InspectorCommands: Commands {
    /// The command that shows or hides an inspector.
    public init() {}
    public var body: some Commands { EmptyCommands() }
}
