import QuadrantGraph

/// Rows that belong together, with views before and after them.
///
/// Outside containers that know of sections its views stand as in a `Group`: header, rows, footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    nonisolated init(storing header: Parent, _ content: Content, _ footer: Footer) {
        self.header = header
        self.content = content
        self.footer = footer
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public static func _append(_ view: Section, to children: inout _ChildBuilder) {
        children.append(view) { SectionBox($0) }
    }

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
                            @ViewBuilder footer: () -> Footer) {
        self.init(storing: header(), content(), footer())
    }

    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(storing: header, content(), footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(storing: EmptyView(), content(), footer())
    }

    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(storing: EmptyView(), content(), footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(storing: header(), content(), EmptyView())
    }

    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(storing: header, content(), EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(storing: EmptyView(), content(), EmptyView())
    }
}

extension Section {
    /// For sections whose header is made elsewhere, such as words of a language.
    package nonisolated init(header: Parent, rows: Content) where Footer == EmptyView {
        self.init(storing: header, rows, EmptyView())
    }
}

/// Transparent to layout; its three parts are rows of their own.
final class SectionBox<Parent: View, Content: View, Footer: View>: TypedBox<Section<Parent, Content, Footer>> {
    override var isSection: Bool { true }

    override func build() {
        graph.reconcile(row) { builder in
            SectionPart._append(SectionPart(content: value.header), to: &builder)
            SectionPart._append(SectionPart(content: value.content), to: &builder)
            SectionPart._append(SectionPart(content: value.footer), to: &builder)
        }
    }
}

nonisolated struct SectionPart<Content: View>: View {
    typealias Body = Never
    let content: Content
    static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { SectionPartBox($0) }
    }
}

final class SectionPartBox<Content: View>: TypedBox<SectionPart<Content>> {
    override func build() { graph.reconcile(row) { Content._append(value.content, to: &$0) } }
    override var defersChildren: Bool { graph.isInLazyContainer(row) }
}
