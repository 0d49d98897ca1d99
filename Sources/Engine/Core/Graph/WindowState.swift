/// Objects that all views of a window share; they last as long as the window.
final class WindowState: GraphFeature {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The only object of a type; created by the first call.
    func shared<T: AnyObject>(_ type: T.Type, _ make: () -> T) -> T { object(under: ObjectIdentifier(type), make) }

    /// The only object under a key; created by the first call.
    func object<T: AnyObject>(under key: ObjectIdentifier, _ make: () -> T) -> T {
        if let known = objects[key] as? T { return known }
        let made = make()
        objects[key] = made
        return made
    }
}

extension ViewGraph {
    /// What the views of the window share.
    var window: WindowState { feature(at: .window) { WindowState($0) } }
}
