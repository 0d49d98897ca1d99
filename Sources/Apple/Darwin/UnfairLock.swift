import Glibc
import QuadrantThreads
import Synchronization

/// The lock of `os_unfair_lock_lock`; zero is free.
public struct os_unfair_lock_s: Sendable {
    /// 0: free, 1: taken, 2: taken, and threads may wait.
    public var _os_unfair_lock_opaque: UInt32
    /// A free lock.
    public init() { _os_unfair_lock_opaque = 0 }
    /// A lock in a state; 0 is free.
    public init(_os_unfair_lock_opaque state: UInt32) { _os_unfair_lock_opaque = state }
}
/// A lock that is free when it is made.
public typealias os_unfair_lock = os_unfair_lock_s
/// A place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for the lock and takes it. It must not be taken twice on one thread.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    if UnfairLocks.exchange(lock, 0, 1) == 0 { return }
    // A thread that takes it after waiting cannot know whether others wait, and says that they may.
    while UnfairLocks.set(lock, 2) != 0 { UnfairLocks.wait(lock) }
}

/// Takes the lock where it is free; returns at once whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { UnfairLocks.exchange(lock, 0, 1) == 0 }

/// Releases the lock, on the thread that took it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    if UnfairLocks.set(lock, 0) == 2 { UnfairLocks.wake() }
}

/// Stops the program where the lock is free. Which thread has taken it is not known.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    precondition(lock.pointee._os_unfair_lock_opaque != 0, "os_unfair_lock_assert_owner: the lock is free.")
}
/// Has no effect: which thread has taken the lock is not known.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {}

/// Threads that wait for a lock, on a condition of all locks.
private enum UnfairLocks {
    private static let condition = SystemCondition()

    private static func word(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
        UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
    }
    static func exchange(_ lock: os_unfair_lock_t, _ old: UInt32, _ new: UInt32) -> UInt32 {
        word(lock).pointee.compareExchange(expected: old, desired: new, ordering: .acquiring).original
    }
    static func set(_ lock: os_unfair_lock_t, _ new: UInt32) -> UInt32 {
        word(lock).pointee.exchange(new, ordering: .acquiringAndReleasing)
    }
    /// Waits as long as the lock says that threads may wait; it may be called for nothing.
    static func wait(_ lock: os_unfair_lock_t) {
        condition.wait(if: { word(lock).pointee.load(ordering: .acquiring) == 2 })
    }
    static func wake() { condition.broadcast() }
}
