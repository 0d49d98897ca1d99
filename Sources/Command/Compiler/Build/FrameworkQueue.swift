import Dispatch
import Foundation
import QuadrantProject
import QuadrantThreads

/// Frameworks that are compiled two at a time, each after those that it imports: the compiler checks the types of one
/// module on one core.
final class FrameworkQueue: Sendable {
    private struct State {
        /// Those that have not begun, each after those that it imports.
        var waiting: [String]
        var running: Set<String> = []
        var begun = 0
        var error: (any Error)?
    }

    private let condition = NSCondition()
    private let state: Locked<State>
    private let imports: [String: Set<String>]

    /// A queue of frameworks, each after those that it imports.
    init(_ modules: [String], imports: (String) -> Set<String> = FrameworkSources.imports) {
        state = Locked(State(waiting: modules))
        self.imports = Dictionary(uniqueKeysWithValues: modules.map { ($0, imports($0)) })
    }

    /// Calls `build` with each framework and its number, from 1, on this thread and another one, and returns when all
    /// are built. Throws the first error, after which no other framework begins.
    func run(_ build: @escaping @Sendable (String, Int) throws -> Void) throws {
        // A thread of its own: those of Dispatch may all be waiting for compilers.
        let other = DispatchSemaphore(value: 0), isOne = state.withLock { $0.waiting.count < 2 }
        if !isOne {
            Thread.detachNewThread {
                self.work(build)
                other.signal()
            }
        }
        work(build)
        if !isOne { other.wait() }
        if let error = state.withLock({ $0.error }) { throw error }
    }

    private func work(_ build: (String, Int) throws -> Void) {
        while let (module, number) = next() {
            do { try build(module, number) } catch { state.withLock { $0.error = $0.error ?? error } }
            state.withLock { _ = $0.running.remove(module) }
            condition.lock()
            condition.broadcast()
            condition.unlock()
        }
    }

    /// The next framework whose imports are built; waits for one. Nil if none is left.
    private func next() -> (String, Int)? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            let (found, isOver) = state.withLock { state -> ((String, Int)?, Bool) in
                if state.error != nil || state.waiting.isEmpty { return (nil, true) }
                let open = state.running.union(state.waiting)
                guard let index = state.waiting.firstIndex(where: {
                    imports[$0, default: []].isDisjoint(with: open)
                }) else { return (nil, false) }
                let module = state.waiting.remove(at: index)
                state.running.insert(module)
                state.begun += 1
                return ((module, state.begun), false)
            }
            if found != nil || isOver { return found }
            condition.wait()
        }
    }
}
