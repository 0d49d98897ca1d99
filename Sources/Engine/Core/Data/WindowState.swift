/// Objects that all views of a window share, by type; they last as long as the window.
final class WindowState {
    fileprivate var cells: [ObjectIdentifier: AnyObject] = [:]

    /// The only object of a type; created by the first call.
    func shared<T: AnyObject>(_ type: T.Type, _ make: () -> T) -> T {
        if let known = cells[ObjectIdentifier(type)] as? T { return known }
        let made = make()
        cells[ObjectIdentifier(type)] = made
        return made
    }
}

extension EnvironmentValues {
    /// A value that all views of the window share. Nil for values that no graph created.
    package func windowCell<Key, Value>(_ key: Key.Type, initially value: @autoclosure () -> Value)
        -> StateCell<Value>?
    {
        guard let graph = hostLink?() else { return nil }
        if let known = graph.window.state.cells[ObjectIdentifier(key)] as? StateCell<Value> { return known }
        let made = StateCell(value(), graph: graph)
        graph.window.state.cells[ObjectIdentifier(key)] = made
        return made
    }
}
