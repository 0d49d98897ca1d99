import Foundation
import QuadrantFoundation
import Testing
import os

@Suite("Locks and pools of Darwin")
struct UnfairLockTests {
    private final class Counter: @unchecked Sendable {
        let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
        var count = 0
        init() { lock.initialize(to: os_unfair_lock()) }
        deinit { lock.deallocate() }
    }

    @Test func oneThreadAtATimeHasTheLock() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2_000 {
                os_unfair_lock_lock(counter.lock)
                counter.count += 1
                os_unfair_lock_unlock(counter.lock)
            }
        }
        #expect(counter.count == 8 * 2_000)
        #expect(os_unfair_lock_trylock(counter.lock))
        #expect(!os_unfair_lock_trylock(counter.lock))
        os_unfair_lock_assert_owner(counter.lock)
        os_unfair_lock_unlock(counter.lock)
        #expect(os_unfair_lock_trylock(counter.lock))
    }

    @Test func anAllocatedLockIsTakenWhereItIsFree() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(lock.withLockIfAvailable { state in
            state += 1
            return lock.withLockIfAvailable { $0 } == nil
        } == true)
        #expect(lock.withLock { $0 } == 2)
        let plain = OSAllocatedUnfairLock()
        #expect(plain.lockIfAvailable() && plain.withLockIfAvailable { 1 } == nil)
        plain.precondition(.owner)
        plain.unlock()
        #expect(plain.withLockUnchecked { 3 } == 3)
    }

    @Test func aPoolCallsItsBody() throws {
        #expect(autoreleasepool { 1 + 1 } == 2)
        #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    }
}
