import QuadrantGraph

// One view, or a list of views. Stacks, grids and lists contain lists: there a modifier on several views applies to
// each of them. The window, a scroll view, a screen, an overlay and a background contain one view: several views are an
// implicit stack there, and a modifier on several views, on none or on a changing number is one modifier on that stack.
// Derived from OpenSwiftUI@069dd80b (View/VariadicView/VariadicView.swift, makeImplicitRoot and its callers); it agrees
// with iPhone: `ForEach` with a bottom padding in a scroll view is padded once.

/// Makes the implicit stack of a container of one view.
package protocol StackOfViews: ImplicitStack {
    /// Appends the stack that the views in `view` form.
    static func append<V: View>(_ view: V, to children: inout _ChildBuilder)
}

extension _ChildBuilder {
    /// Appends `view`, which is several views, none, or a changing number, as an implicit stack if it is the content of
    /// a modifier in a container of one view. Returns false, and appends nothing, in a container of a list.
    mutating func appendAsOne<V: View>(_ view: V) -> Bool {
        if list != nil { return false }
        guard let stack = implicitStack as? any StackOfViews.Type else {
            graph.noteSeveralViews(in: parent)
            return false
        }
        stack.append(view, to: &self)
        return true
    }

    /// The implicit stack that several views appended here form; nil in a container of a list.
    private var implicitStack: (any ImplicitStack.Type)? {
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
