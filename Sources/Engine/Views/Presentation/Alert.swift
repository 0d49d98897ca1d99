public import Foundation
public import QuadrantCore

extension View {
    /// Shows an alert while `isPresented` is true. Each button sets it to false and then runs its action.
    ///
    /// Without buttons it has an OK button; a single destructive button is accompanied by Cancel.
    nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View
    {
        dialog(.alert, title, isPresented, actions: AnyView(actions()), message: nil)
    }
    /// Shows an alert with a title that is localized as in `Text`.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions: AnyView(actions()), message: nil)
    }
    /// Shows an alert with a title that is shown verbatim.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions: AnyView(actions()), message: nil)
    }

    /// The same with a message below the title; text fields among the actions are below the message.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title, isPresented, actions: AnyView(actions()), message: AnyView(message()))
    }
    /// The same with a message and a localized title.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions: AnyView(actions()), message: AnyView(message()))
    }
    /// The same with a message and a title that is shown verbatim.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions: AnyView(actions()), message: AnyView(message()))
    }

    /// The same with `data` for its content; not shown while `data` is nil.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, title, isPresented, about: data, actions: data.map { AnyView(actions($0)) }, message: nil)
    }
    /// The same with `data` and a localized title.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }
    /// The same with `data` and a title that is shown verbatim.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }
    /// The same with `data` and a message; not shown while `data` is nil.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.alert, title, isPresented, about: data, actions: data.map { AnyView(actions($0)) },
               message: data.map { AnyView(message($0)) })
    }
    /// The same with `data`, a message and a localized title.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
    /// The same with `data`, a message and a title that is shown verbatim.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert for an error while `isPresented` is true; its title is the error's description. Not shown without
    /// an error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(error?.errorDescription ?? ""), isPresented, about: error,
               actions: AnyView(actions()), message: nil)
    }
    /// Shows an alert for an error, with a message; its title is the error's description, empty without one.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(.alert, Text(error?.errorDescription ?? ""), isPresented, about: error,
               actions: error.map { AnyView(actions($0)) }, message: error.map { AnyView(message($0)) })
    }

    nonisolated func dialog<T>(_ kind: DialogKind, _ title: Text?, _ isPresented: Binding<Bool>, about data: T?,
                               actions: AnyView?, message: AnyView?) -> some View {
        let isShown = Binding(reading: { isPresented.wrappedValue && data != nil },
                              writing: { isPresented.wrappedValue = $0 })
        return dialog(kind, title, isShown, actions: actions ?? AnyView(EmptyView()), message: message)
    }

    nonisolated func dialog(_ kind: DialogKind, _ title: Text?, _ isPresented: Binding<Bool>, actions: AnyView,
                            message: AnyView?) -> some View {
        modifier(DialogModifier(kind: kind, title: title, isPresented: isPresented, actions: actions,
                                message: message))
    }
}

/// The kinds of dialogs.
enum DialogKind: Sendable { case alert, choices }

nonisolated struct DialogModifier: ViewModifier {
    let kind: DialogKind
    let title: Text?
    let isPresented: Binding<Bool>
    let actions: AnyView
    let message: AnyView?
    @Environment(\.design) private var design

    init(kind: DialogKind, title: Text?, isPresented: Binding<Bool>, actions: AnyView, message: AnyView?) {
        self.kind = kind
        self.title = title
        self.isPresented = isPresented
        self.actions = actions
        self.message = message
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if kind == .choices, design.metrics.dialog.isGlass {
            content.modifier(GlassChoicesModifier(title: title, isPresented: isPresented, actions: actions,
                                                  message: message))
        } else {
            presenting(content)
        }
    }

    @MainActor private func presenting(_ content: Content) -> some View {
        let isPresented = isPresented, kind = kind, title = title, actions = actions, message = message
        let close = { isPresented.wrappedValue = false }
        return content.modifier(Presenter(
            isPresented: isPresented.wrappedValue, placement: .fill, isAnimated: true,
            content: {
                switch kind {
                case .alert: AnyView(AlertFrame(title: title, message: message, actions: actions, close: close))
                case .choices: AnyView(ChoicesFrame(title: title, message: message, actions: actions, close: close))
                }
            },
            backdrop: { AnyView(EmptyView()) },
            dismiss: close))
    }
}
