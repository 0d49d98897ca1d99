/// Calls of code that is isolated to the main actor, made where the type system does not know that this is right.
package enum IsolatedCall {
    /// Calls `body` on this thread, without a hop. The caller knows that the thread is the one that the isolation
    /// stands for: the main thread, a rendering thread that evaluates views, or, for observers, that of the change.
    @inlinable @inline(__always)
    package static func run<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Input) -> Output).self)(input) }
    }
}
