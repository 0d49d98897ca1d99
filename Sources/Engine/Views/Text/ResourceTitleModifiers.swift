public import QuadrantCore

// Modifiers whose title is a resource. Each is disfavoured, so that a literal is a key.

extension View {
    /// Sets the title of this screen to the text of a resource.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the accessibility label to the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility value to the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityValue(Text(value))
    }

    /// Sets the accessibility hint to the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityHint(Text(hint))
    }

    /// Sets a badge to the text of a resource.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
    }

    /// Shows an alert with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Shows an alert with the text of a resource as its title, and a message.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }

    /// Shows an alert about `data` with the text of a resource as its title; not shown while `data` is nil.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions) }

    /// The same with a message.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Adds a search field with the text of a resource as its prompt.
    @_disfavoredOverload
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic,
                                       prompt: LocalizedStringResource) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Shows a dialog of choices with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
                           actions: actions)
    }

    /// Shows a dialog of choices with the text of a resource as its title, and a message.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
                           actions: actions, message: message)
    }
}
