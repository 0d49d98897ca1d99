extension View {
    /// Calls `action` for the delete keys while the focus is in this view and no view inside handles them.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(KeyPressModifier(phases: .down, accepts: { $0.key == .delete || $0.key == .deleteForward },
                                  isCommand: true) { press in
            guard let action, press.modifiers.isEmpty else { return .ignored }
            action()
            return .handled
        })
    }
}
