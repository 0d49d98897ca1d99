import QuadrantCore

/// Reads a binding for modifiers that take its value, in a body of its own: a view that only passes the binding on does
/// not depend on it.
nonisolated struct BindingReader<Value, Content: View, Result: View>: View {
    private let binding: Binding<Value>
    private let content: Content
    private let change: (Content, Value) -> Result

    init(_ binding: Binding<Value>, _ content: Content, _ change: @escaping (Content, Value) -> Result) {
        self.binding = binding
        self.content = content
        self.change = change
    }

    @MainActor var body: Result { change(content, binding.wrappedValue) }
}
