/// Something that can be stopped.
public protocol Cancellable {
    func cancel()
}
