import Foundation
public import QuadrantCore

/// Tabs that belong together. A sidebar shows them below a header; in the bar of a phone they follow one another.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
    let footer: Footer
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue
    public typealias Body = TabSection
    @MainActor public func _collect(_ tabs: _TabItems) { content._collect(tabs) }
}

extension TabSection where Content: TabContent, SelectionValue == Content.TabValue {
    /// Tabs below a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
    where Header: View, Footer == EmptyView {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    /// Tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView, Footer == EmptyView {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
    /// Tabs below a localized title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    /// Tabs below the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }
    /// Tabs below a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}
