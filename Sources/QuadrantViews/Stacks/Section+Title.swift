public import QuadrantCore

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section under a title that is localized as in `Text`.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), rows: content())
    }

    /// A section under a title that is shown verbatim, not looked up in any table.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), rows: content())
    }

    /// A section under a title that is localized as in `Text`; its rows show while `isExpanded` is true.
    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
                            @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), rows: content(), isExpanded: isExpanded)
    }

    /// A collapsible section under a title that is shown verbatim.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>,
                                               @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), rows: content(), isExpanded: isExpanded)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section whose rows show while `isExpanded` is true; a tap on the header changes it in the sidebar style.
    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
                            @ViewBuilder header: () -> Parent) {
        self.init(header: header(), rows: content(), isExpanded: isExpanded)
    }
}
