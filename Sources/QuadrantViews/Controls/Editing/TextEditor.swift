import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Words over several lines, which scroll where there are too many. Takes all the room it is offered.
public nonisolated struct TextEditor: View {
    private let text: Binding<String>
    private let property = EditSessionProperty()
    @Environment(\.isEnabled) private var isEnabled

    public init(text: Binding<String>) { self.text = text }

    @ViewBuilder @MainActor public var body: some View {
        if let session = prepared {
            EditableText(session: session, prompt: nil, lines: .endless, isSecure: false)
                .foregroundStyle(isEnabled ? .primary : .tertiary)
                .background(.background)
                .editing(session, inset: .zero)
                .semantics(.textEditor) { semantics in
                    semantics.value = text.wrappedValue
                    semantics.isFocused = session.isFocused
                    semantics.setText = { session.setText($0) }
                }
        }
    }

    private var prepared: EditSession? {
        guard let session = property.session else { return nil }
        session.value = EditedValue(text)
        session.lines = .endless
        return session
    }
}
