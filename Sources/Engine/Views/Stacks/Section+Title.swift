public import QuadrantCore

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), rows: content())
    }

    /// A section with a title that is shown verbatim, without lookup in a table.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), rows: content())
    }

    /// A section with a localized title; its rows are shown while `isExpanded` is true.
    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
                            @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), rows: content(), isExpanded: isExpanded)
    }

    /// A collapsible section with a title that is shown verbatim.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>,
                                               @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), rows: content(), isExpanded: isExpanded)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section whose rows are shown while `isExpanded` is true; a tap on the header toggles it in the sidebar style.
    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
                            @ViewBuilder header: () -> Parent) {
        self.init(header: header(), rows: content(), isExpanded: isExpanded)
    }
}
