import QuadrantGeometry
import QuadrantGraph

// One view, or a list of views. Stacks, grids and lists contain lists: there a modifier on several views applies to
// each of them. The window, a scroll view, a screen, an overlay and a background contain one view: several views are an
// implicit stack there, and a modifier on several views, on none or on a changing number is one modifier on that stack.
// Derived from OpenSwiftUI@069dd80b (View/VariadicView/VariadicView.swift, makeImplicitRoot and its callers); it agrees
// with iPhone: `ForEach` with a bottom padding in a scroll view is padded once.

/// The stack that several views form in a container of one view.
package enum ImplicitStack {
    /// A VStack.
    case column
    /// A ZStack; several views in an overlay or a background.
    case zStack
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
    package static var implicitStack: ImplicitStack? { .column }
}

extension _ChildBuilder {
    /// Appends `view`, which is several views, none, or a changing number, as an implicit stack if it is the content of
    /// a modifier in a container of one view. Returns false, and appends nothing, in a container of a list.
    mutating func appendAsOne<V: View>(_ view: V) -> Bool {
        if list != nil { return false }
        switch implicitStack {
        case nil:
            graph.noteSeveralViews(in: parent)
            return false
        case .column?: append(ImplicitColumn(content: view)) { ContainerBox($0) }
        case .zStack?: append(ImplicitZStack(content: view)) { ContainerBox($0) }
        }
        return true
    }

    /// The implicit stack that several views appended here form; nil in a container of a list.
    private var implicitStack: ImplicitStack? {
        var isModified = false
        for at in graph.ancestors(including: parent) {
            if graph[at].holdsSeveral { return nil }
            let box = graph.box(at)
            if let stack = box.stack.implicit { return isModified ? stack : nil }
            guard box.features.contains(.passesOneView), box.kind != .container else { return nil }
            if box.kind == .unary { isModified = true }
        }
        return nil
    }
}
