/// Calls a user's code that belongs to the main actor. The engine is confined to the main thread by its hosts, so the
/// call needs no hop; the type system cannot see that.
@inline(__always)
package func onMain<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
    typealias Plain = (Input) -> Output
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(input) }
}
