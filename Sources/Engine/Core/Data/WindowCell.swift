extension EnvironmentValues {
    /// A value that all views of the window share. Nil for values that no graph created.
    package func windowCell<Key, Value>(_ key: Key.Type, initially value: @autoclosure () -> Value)
        -> StateCell<Value>?
    {
        guard let graph = hostLink?() else { return nil }
        return graph.window.object(under: ObjectIdentifier(key)) { StateCell(value(), graph: graph) }
    }
}
