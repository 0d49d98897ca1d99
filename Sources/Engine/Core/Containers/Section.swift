import QuadrantGraph

/// A group of rows with a header and a footer.
///
/// In containers without sections its views are laid out as in a `Group`: header, rows, footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the rows are visible; nil: always.
    let isExpanded: Binding<Bool>?
    nonisolated init(storing header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public static func _append(_ view: Section, to children: inout _ChildBuilder) {
        if children.appendAsOne(view) { return }
        children.append(view) { SectionBox($0) }
    }

    /// A section with a header and a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
                            @ViewBuilder footer: () -> Footer) {
        self.init(storing: header(), content(), footer())
    }

    /// A section with a header and a footer given as values.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(storing: header, content(), footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer and no header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(storing: EmptyView(), content(), footer())
    }

    /// A section with a footer given as a value and no header.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(storing: EmptyView(), content(), footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header and no footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(storing: header(), content(), EmptyView())
    }

    /// A section with a header given as a value and no footer.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(storing: header, content(), EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(storing: EmptyView(), content(), EmptyView())
    }
}

extension Section {
    /// For sections whose header is created elsewhere, such as localised text.
    package nonisolated init(header: Parent, rows: Content, isExpanded: Binding<Bool>? = nil)
    where Footer == EmptyView {
        self.init(storing: header, rows, EmptyView(), isExpanded: isExpanded)
    }
}

/// Transparent to layout; its three parts have nodes of their own.
final class SectionBox<Parent: View, Content: View, Footer: View>: TypedBox<Section<Parent, Content, Footer>> {
    override var features: NodeFeatures { .isSection }

    override func build() {
        let shows = graph.reading(node, .content) { value.isExpanded?.wrappedValue ?? true }
        graph.reconcile(node) { builder in
            SectionPart._append(SectionPart(content: value.header, role: .header), to: &builder)
            SectionPart._append(SectionPart(content: value.content, role: .row, isShown: shows), to: &builder)
            SectionPart._append(SectionPart(content: value.footer, role: .footer), to: &builder)
        }
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == SectionExpansion.id ? value.isExpanded.map { SectionExpansion(isExpanded: $0) } : nil
    }
}

extension Section: LazilyTransparent {}

nonisolated struct SectionPart<Content: View>: View, LazilyTransparent {
    typealias Body = Never
    let content: Content
    let role: RowPlace.Role
    var isShown = true
    static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { SectionPartBox($0) }
    }
}

/// A trait by which the header of a section reads whether its rows are visible.
package struct SectionExpansion {
    package static var id: ObjectIdentifier { ObjectIdentifier(SectionExpansion.self) }
    /// Whether the rows of the section are shown.
    package let isExpanded: Binding<Bool>
}

final class SectionPartBox<Content: View>: TypedBox<SectionPart<Content>> {
    /// The environment of a header or footer, if the list changes it.
    private var written: EnvironmentScope?
    override var childScope: EnvironmentScope { written ?? scope }

    override func build() {
        if written == nil, value.role != .row, graph.loop.hasLazyContainers {
            let list = graph.lazyContainer(around: node)
            if list != 0, let write = (graph.box(list) as? any LazyContainer)?.partEnvironment {
                let role = value.role
                written = EnvironmentScope(values: scope.values, parent: scope, graph: graph, node: node) {
                    write(role, &$0)
                }
            }
        }
        graph.reconcile(node) { if value.isShown { Content._append(value.content, to: &$0) } }
    }
    override var features: NodeFeatures { .isSectionPart }
}
