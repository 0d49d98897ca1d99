public import QuadrantCore

/// An alert as a value, the older form of `alert(_:isPresented:actions:)`: a title, a message, and one or two
/// buttons.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button; nil is an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons; the role of the cancel button determines its place.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// A button without a role; with a nil `action` it only closes the alert.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }
        /// A cancel button in bold text, with a custom label, which runs only `action`.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }
        /// A cancel button with the label "Cancel" in the language of the program.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text(system: .cancel), action: action)
        }
        /// A destructive button, in red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }
}

/// Choices as a value, the older form of `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
public struct ActionSheet {
    /// A choice, as a button of an alert.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Choices from top to bottom; the cancel button is separate at the bottom edge.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

private nonisolated struct LegacyButtons: View {
    let buttons: [Alert.Button]
    init(buttons: [Alert.Button]) { self.buttons = buttons }
    @MainActor var body: some View {
        ForEach(0..<buttons.count, id: \.self) { index in
            let button = buttons[index]
            QuadrantViews.Button(role: button.role, action: { button.action?() }, label: { button.label })
        }
    }
}

extension View {
    /// Shows an alert while `isPresented` is true; `content` is evaluated only then.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        legacyAlert(.alert, isPresented, isPresented.wrappedValue ? LegacyAlert(content()) : nil)
    }

    /// Shows an alert while the item is not nil; its buttons set the binding to nil.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        legacyAlert(.alert, isThere(item), item.wrappedValue.map { LegacyAlert(content($0)) })
    }

    /// Shows choices while `isPresented` is true; `content` is evaluated only then.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        legacyAlert(.choices, isPresented, isPresented.wrappedValue ? LegacyAlert(content()) : nil)
    }

    /// Shows choices while the item is not nil; they set the binding to nil.
    nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        legacyAlert(.choices, isThere(item), item.wrappedValue.map { LegacyAlert(content($0)) })
    }

    private nonisolated func legacyAlert(_ kind: DialogKind, _ isPresented: Binding<Bool>, _ old: LegacyAlert?)
        -> some View
    {
        dialog(kind, old?.title, isPresented, actions: AnyView(LegacyButtons(buttons: old?.buttons ?? [])),
               message: old?.message.map { AnyView($0) })
    }
}

private nonisolated struct LegacyAlert {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]
    init(_ alert: Alert) { (title, message, buttons) = (alert.title, alert.message, alert.buttons) }
    init(_ sheet: ActionSheet) { (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons) }
}

/// Whether the item is not nil; writing false sets it to nil.
private nonisolated func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(reading: { item.wrappedValue != nil }, writing: { if !$0 { item.wrappedValue = nil } })
}
