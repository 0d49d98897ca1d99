import QuadrantGeometry
import QuadrantGraph

/// Several views form a VStack.
package enum ColumnStack: StackOfViews {
    package static func append<V: View>(_ view: V, to children: inout _ChildBuilder) {
        children.append(ImplicitColumn(content: view)) { ContainerBox($0) }
    }
}

/// Several views form a ZStack, in an overlay or a background.
package enum LayeredStack: StackOfViews {
    package static func append<V: View>(_ view: V, to children: inout _ChildBuilder) {
        children.append(ImplicitZStack(content: view)) { ContainerBox($0) }
    }
}

nonisolated struct ImplicitColumn<Content: View>: ContainerRole {
    typealias Body = Never
    let content: Content
    var rule: StackRule { StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil) }
    static var layoutElement: LayoutElement? { .vStack }
}

nonisolated struct ImplicitZStack<Content: View>: ContainerRole {
    typealias Body = Never
    let content: Content
    var rule: OverlayRule { OverlayRule(alignment: .center) }
    static var layoutElement: LayoutElement? { .zStack }
}

/// A container of one view: the content of a screen, a sheet or a cover. Several views in it are a VStack.
package nonisolated struct SingleView<Content: View>: ContainerRole {
    package typealias Body = Never
    package let content: Content
    /// Views that are held where one is: a column of them.
    package init(_ content: Content) { self.content = content }
    package var rule: StackRule { ImplicitColumn(content: content).rule }
    package static var layoutElement: LayoutElement? { .content }
    package static var isIdentityUnary: Bool { true }
    package static var implicitStack: (any ImplicitStack.Type)? { ColumnStack.self }
}
