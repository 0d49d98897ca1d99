import Dispatch
@preconcurrency package import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantThreads
import Synchronization

// User code may recurse infinitely, divide by zero or never return. The signal handlers here turn each of these into a
// message and an exit status. They run on an alternate stack and make only async-signal-safe system calls: they record
// the call stack and restart the program, which reports it.

/// Installs signal handlers and limits for user code in this process.
package enum Guard {
    /// Enough for a tree 10,000 views deep; infinite recursion exhausts it in well under a second.
    package static let stackSize: rlim_t = 1 << 30

    /// Raises the stack limit and restarts this program with it, once. Returns if that is not possible or not needed.
    /// Where addresses are limited, a larger one is lowered.
    package static func growStack() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        var addresses = rlimit()
        let isLimited = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &addresses) == 0
            && addresses.rlim_cur != rlim_t.max
        let wanted = min(isLimited ? stackSize(addresses: addresses.rlim_cur) : stackSize, limit.rlim_max)
        guard wanted > limit.rlim_cur || isLimited && wanted < limit.rlim_cur, Variable.stack.value == nil else {
            Variable.stack.remove()
            return
        }
        limit.rlim_cur = wanted
        guard setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        Variable.stack.set("1")
        execv("/proc/self/exe", CommandLine.unsafeArgv)
        Variable.stack.remove()
    }

    /// Sets the stack limit of the processes that this one starts to what `growStack` wants in them, so that they need
    /// not restart themselves. `isLimited` is whether they run in a sandbox.
    package static func growStackOfProcesses(inSandbox isLimited: Bool) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(isLimited ? stackSize(addresses: rlim_t(Sandbox.maxAddresses)) : stackSize, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }

    /// Threads of this process and of the compiler have stacks of this size, which count for a limit of addresses.
    private static func stackSize(addresses: rlim_t) -> rlim_t { min(stackSize, addresses / 32) }

    /// `view` describes the view in messages. Without a time limit, in seconds of processor time, it may run
    /// indefinitely. A live page is served again after a crash.
    package static func watch(_ view: String, timeLimit: Int?, page: (port: Int, token: String)? = nil) {
        describe(view, timeLimit: timeLimit)
        isServing.store(page != nil, ordering: .relaxed)
        isSuspended.store(false, ordering: .relaxed)
        CrashRestart.prepare(page: page)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
        let here = withUnsafePointer(to: &limit) { UInt(bitPattern: $0) }
        let size = limit.rlim_cur == rlim_t.max ? UInt(stackSize) : UInt(limit.rlim_cur)
        stackTop.store(here + (1 << 20), ordering: .relaxed)
        stackEnd.store(here > size + (1 << 22) ? here - size - (1 << 22) : 0, ordering: .relaxed)

        // Output is line-buffered, so that a crash loses none.
        setvbuf(stdout, nil, _IOLBF, 0)
        var stack = stack_t(ss_sp: handlerStack, ss_flags: 0, ss_size: handlerStackSize)
        sigaltstack(&stack, nil)
        mainThread.store(pthread_self(), ordering: .relaxed)
        // The first access initialises a variable, which the signal handler must not do.
        _ = (endingThread.load(ordering: .relaxed), isSuspended.load(ordering: .relaxed))
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGPROF] {
            var action = sigaction()
            action.sa_flags = SA_SIGINFO | Int32(bitPattern: UInt32(SA_ONSTACK))
            action.__sigaction_handler.sa_sigaction = { signal, signalInfo, context in
                Guard.end(signal, signalInfo, context)
            }
            sigaction(signal, &action, nil)
        }
        if let timeLimit { startTimer(timeLimit) }
    }

    /// Watches the next view of a process that draws many, after `watch`. Cheap if view and limit are the last ones.
    package static func watchNext(_ view: String, timeLimit: Int) {
        describe(view, timeLimit: timeLimit)
        isSuspended.store(false, ordering: .relaxed)
        startTimer(timeLimit)
    }

    /// No view runs until `watchNext`: a crash meanwhile ends the process, without a report.
    package static func suspend() {
        startTimer(0)
        isSuspended.store(true, ordering: .relaxed)
    }

    /// Seconds of processor time; 0 stops the timer.
    private static func startTimer(_ seconds: Int) {
        var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }

    /// Sets what a signal handler says about the view.
    private static func describe(_ view: String, timeLimit: Int?) {
        let isKnown = described.withLock { described in
            defer { described = (view, timeLimit ?? 0) }
            return described.map { $0 == (view, timeLimit ?? 0) } ?? false
        }
        if isKnown { return }
        CrashRecord.prepare(view: view, timeLimit: timeLimit ?? 0)
        for cause in CrashRecord.Cause.allCases {
            let record = CrashRecord(cause: cause, view: view, timeLimit: timeLimit ?? 0)
            let old = texts[cause.rawValue]
            texts[cause.rawValue] = bytes(CrashReport(record).failure)
            old.deallocate()
        }
    }

    /// Ends the program as at the time limit, with the main thread's call stack. May be called from any thread.
    package static func endForTime() { pthread_kill(mainThread.load(ordering: .relaxed), SIGPROF) }

    private static let described = Locked<(view: String, timeLimit: Int)?>(nil)
    /// Whether the process serves a live page.
    static var servesPage: Bool { isServing.load(ordering: .relaxed) }
    private static let isServing = Atomic(false)
    private static let isSuspended = Atomic(false)
    private static let handlerStackSize = 1 << 16
    nonisolated(unsafe) private static let handlerStack = malloc(handlerStackSize)

    /// The messages by cause, for when the program cannot be restarted.
    nonisolated(unsafe) private static let texts = {
        let made = UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>.allocate(capacity: CrashRecord.Cause.allCases.count)
        made.initialize(repeating: UnsafeBufferPointer(start: nil, count: 0), count: CrashRecord.Cause.allCases.count)
        return made
    }()
    private static let stackTop = Atomic<UInt>(0)
    private static let stackEnd = Atomic<UInt>(0)
    private static let mainThread = Atomic<pthread_t>(pthread_self())
    /// The thread whose crash ends the process; 0 for none.
    private static let endingThread = Atomic<pthread_t>(0)

    private static func bytes(_ failure: Failure) -> UnsafeBufferPointer<UInt8> {
        let text = Array(failure.text.utf8)
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        _ = memory.initialize(from: text)
        return UnsafeBufferPointer(memory)
    }

    private static func end(_ signal: Int32, _ signalInfo: UnsafeMutablePointer<siginfo_t>?,
                            _ context: UnsafeMutableRawPointer?) {
        let (isFirst, first) = endingThread.compareExchange(
            expected: 0, desired: pthread_self(), ordering: .acquiringAndReleasing)
        if !isFirst {
            // A fault in the handler itself; a second crashing thread waits for the first one to end the process.
            if pthread_equal(first, pthread_self()) != 0 { giveUp(CrashRecord.Cause.trap.rawValue) }
            while true { pause() }
        }
        if isSuspended.load(ordering: .relaxed) {
            TemporaryFiles.removeFiles()
            _exit(ExitCode.view.rawValue)
        }
        var cause = CrashRecord.Cause.trap.rawValue
        if signal == SIGPROF {
            cause = CrashRecord.Cause.time.rawValue
        } else if signal == SIGSEGV || signal == SIGBUS {
            let address = signalInfo.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
            let isOverflow = address >= stackEnd.load(ordering: .relaxed)
                && address < stackTop.load(ordering: .relaxed)
            cause = isOverflow ? CrashRecord.Cause.overflow.rawValue : CrashRecord.Cause.access.rawValue
        }
        CrashRecord.write(cause, context)
        TemporaryFiles.removeFiles()
        CrashRestart.begin()
        giveUp(cause)
    }

    private static func giveUp(_ cause: Int) -> Never {
        _ = write(OutputTap.errorTarget, texts[cause].baseAddress, texts[cause].count)
        _exit(ExitCode.view.rawValue)
    }
}
