import SwiftUI

extension View {
    public func alert<Action>(
        _ state: Binding<AlertState<Action>?>,
        action handler: @escaping @MainActor @Sendable (Action?) -> Void = { _ in }
    ) -> some View {
        alert((state.wrappedValue?.title).map { Text($0) } ?? Text(verbatim: ""), isPresented: state.isPresent(),
              presenting: state.wrappedValue) { alert in
            ForEach(alert.buttons) { button in Button(button) { handler($0) } }
        } message: { alert in alert.message.map { Text($0) } }
    }
    public func confirmationDialog<Action>(
        _ state: Binding<ConfirmationDialogState<Action>?>,
        action handler: @escaping @MainActor @Sendable (Action?) -> Void = { _ in }
    ) -> some View {
        confirmationDialog((state.wrappedValue?.title).map { Text($0) } ?? Text(verbatim: ""),
                           isPresented: state.isPresent(),
                           titleVisibility: state.wrappedValue.map { Visibility($0.titleVisibility) } ?? .automatic,
                           presenting: state.wrappedValue) { dialog in
            ForEach(dialog.buttons) { button in Button(button) { handler($0) } }
        } message: { dialog in dialog.message.map { Text($0) } }
    }
    public func alert<Item, A: View, M: View>(
        item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A,
        @ViewBuilder message: (Item) -> M
    ) -> some View {
        alert(item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
              presenting: item.wrappedValue, actions: actions, message: message)
    }
    public func alert<Item, A: View>(
        item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A
    ) -> some View {
        alert(item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
              presenting: item.wrappedValue, actions: actions)
    }
    public func confirmationDialog<Item, A: View, M: View>(
        item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
        @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
    ) -> some View {
        confirmationDialog(item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
                           titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions,
                           message: message)
    }
    public func confirmationDialog<Item, A: View>(
        item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
        @ViewBuilder actions: (Item) -> A
    ) -> some View {
        confirmationDialog(item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
                           titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions)
    }
    @_disfavoredOverload
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View { sheet(item: item, id: \.id, onDismiss: onDismiss, content: content) }
    public func sheet<Item, ID: Hashable, Content: View>(
        item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
        sheet(item: item[identified: id], onDismiss: onDismiss) { (_: Identified<ID>) in
            Binding(item).map(content)
        }
    }
    @_disfavoredOverload
    public func sheet<Item, ID: Hashable, Content: View>(
        item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item, id: id, onDismiss: onDismiss) { content($0.wrappedValue) } }
    public func fullScreenCover<Item, ID: Hashable, Content: View>(
        item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
        fullScreenCover(item: item[identified: id], onDismiss: onDismiss) { (_: Identified<ID>) in
            Binding(item).map(content)
        }
    }
    @_disfavoredOverload
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View { fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content) }
    public func popover<Item, ID: Hashable, Content: View>(
        item: Binding<Item?>, id: KeyPath<Item, ID>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
        popover(item: item[identified: id], attachmentAnchor: attachmentAnchor,
                arrowEdge: arrowEdge) { (_: Identified<ID>) in
            Binding(item).map(content)
        }
    }
    @_disfavoredOverload
    public func navigationDestination<D, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (Binding<D>) -> C
    ) -> some View {
        navigationDestination(isPresented: item.isPresent()) { Binding(item).map(destination) }
    }
    @_disfavoredOverload
    public func navigationDestination<D, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        navigationDestination(isPresented: item.isPresent()) { item.wrappedValue.map(destination) }
    }
    /// Keeps two values the same, of which one is a model's and one the view's.
    public func bind<Value: Equatable>(_ model: Binding<Value>, to view: Binding<Value>) -> some View {
        onAppear { if view.wrappedValue != model.wrappedValue { view.wrappedValue = model.wrappedValue } }
            .onChange(of: model.wrappedValue) { if view.wrappedValue != $1 { view.wrappedValue = $1 } }
            .onChange(of: view.wrappedValue) { if model.wrappedValue != $1 { model.wrappedValue = $1 } }
    }
    public func bind<Value: Equatable>(
        _ model: Binding<Value>, to focus: FocusState<Value>.Binding
    ) -> some View where Value: Hashable {
        onAppear { if focus.wrappedValue != model.wrappedValue { focus.wrappedValue = model.wrappedValue } }
            .onChange(of: model.wrappedValue) { if focus.wrappedValue != $1 { focus.wrappedValue = $1 } }
            .onChange(of: focus.wrappedValue) { if model.wrappedValue != $1 { model.wrappedValue = $1 } }
    }
}

/// The identity of a presented value.
private struct Identified<ID: Hashable>: Identifiable { let id: ID }
extension Binding {
    fileprivate subscript<Item, ID: Hashable>(
        identified id: KeyPath<Item, ID>
    ) -> Binding<Identified<ID>?> where Value == Item? {
        Binding<Identified<ID>?>(
            get: { wrappedValue.map { Identified(id: $0[keyPath: id]) } },
            set: { value, transaction in
                if value == nil { self.transaction(transaction).wrappedValue = nil }
            })
    }
}
