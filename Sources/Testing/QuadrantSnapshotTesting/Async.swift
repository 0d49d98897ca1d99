/// A value that is delivered at once or later, on any thread.
public struct Async<Value> {
    /// Starts the work and calls the function with its value, once.
    public let run: (@escaping (Value) -> Void) -> Void

    /// A value that `run` delivers.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }
    /// A value that is there.
    public init(value: Value) { self.init { $0(value) } }

    /// The value after a transformation.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
