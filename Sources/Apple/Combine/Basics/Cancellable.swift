import QuadrantThreads

/// Something that can be stopped.
public protocol Cancellable {
    /// Cancels, and releases what it holds. A second call has no effect.
    func cancel()
}

extension Cancellable {
    /// Keeps it in `collection`, usually for as long as an object lives.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps it in `set`, usually for as long as an object lives.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Cancels when it is cancelled, or when its last reference is released.
final public class AnyCancellable: Cancellable, Hashable {
    private let lock = SystemLock()
    private var action: (() -> Void)?

    /// Calls `cancel` once: when it is cancelled, or when its last reference is released.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels `canceller` once: when it is cancelled itself, or when its last reference is released.
    public init<C>(_ canceller: C) where C: Cancellable { action = canceller.cancel }

    /// Runs the action; does nothing the second time.
    final public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    deinit { action?() }

    final public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Keeps it in `collection`, usually for as long as an object lives.
    final public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable { collection.append(self) }

    /// Keeps it in `set`, usually for as long as an object lives.
    final public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
