package import QuadrantGraph

/// A value outside of the views: its readers are evaluated again when it is set.
package final class Input<Value>: Source {
    private var stored: Value

    package init(_ value: Value) { stored = value }

    package var value: Value {
        get {
            didRead()
            return stored
        }
        set {
            willChange()
            stored = newValue
            didChange()
        }
    }
}
