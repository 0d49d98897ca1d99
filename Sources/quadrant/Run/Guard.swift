@preconcurrency import Foundation

// A view is foreign code: it may recurse forever, divide by zero or never come back. The handlers here turn each of
// these ends into a message and an exit code. They run on a stack of their own and only write bytes that were put
// together beforehand, because nothing else is safe inside a signal handler.

/// Watches over foreign code that runs in this process.
enum Guard {
    /// Room for a tree 10,000 views deep; a body that recurses forever uses it up in well under a second.
    static let stackSize: rlim_t = 1 << 30

    struct Messages {
        var overflow: Failure
        var trap: Failure
        var access: Failure
        var time: Failure
    }

    /// Asks for a larger stack and starts this program again in it, once. Returns where that is not possible or needed.
    static func growStack() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        let wanted = min(stackSize, limit.rlim_max)
        guard wanted > limit.rlim_cur, getenv("QUADRANT_STACK") == nil else {
            unsetenv("QUADRANT_STACK")
            return
        }
        limit.rlim_cur = wanted
        guard setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        setenv("QUADRANT_STACK", "1", 1)
        execv("/proc/self/exe", CommandLine.unsafeArgv)
        unsetenv("QUADRANT_STACK")
    }

    /// Without a time limit the view may run as long as it likes.
    static func watch(_ messages: Messages, timeLimit: Int?) {
        overflowText = bytes(messages.overflow)
        trapText = bytes(messages.trap)
        accessText = bytes(messages.access)
        timeText = bytes(messages.time)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
        let here = withUnsafePointer(to: &limit) { UInt(bitPattern: $0) }
        let size = limit.rlim_cur == rlim_t.max ? UInt(stackSize) : UInt(limit.rlim_cur)
        stackTop = here + (1 << 20)
        stackEnd = here > size + (1 << 22) ? here - size - (1 << 22) : 0

        // A view that ends early has still printed what it printed.
        setvbuf(stdout, nil, _IOLBF, 0)
        let handlerStack = 1 << 16
        var stack = stack_t(ss_sp: malloc(handlerStack), ss_flags: 0, ss_size: handlerStack)
        sigaltstack(&stack, nil)
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGPROF] {
            var action = sigaction()
            action.sa_flags = SA_SIGINFO | Int32(bitPattern: UInt32(SA_ONSTACK))
            action.__sigaction_handler.sa_sigaction = { signal, facts, _ in Guard.end(signal, facts) }
            sigaction(signal, &action, nil)
        }
        guard let timeLimit else { return }
        var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: timeLimit, tv_usec: 0))
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }

    nonisolated(unsafe) private static var overflowText = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    nonisolated(unsafe) private static var trapText = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    nonisolated(unsafe) private static var accessText = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    nonisolated(unsafe) private static var timeText = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    nonisolated(unsafe) private static var stackTop: UInt = 0
    nonisolated(unsafe) private static var stackEnd: UInt = 0

    private static func bytes(_ failure: Failure) -> UnsafeBufferPointer<UInt8> {
        let text = Array(failure.text.utf8)
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        _ = memory.initialize(from: text)
        return UnsafeBufferPointer(memory)
    }

    private static func end(_ signal: Int32, _ facts: UnsafeMutablePointer<siginfo_t>?) {
        var text = trapText, cause = 1
        if signal == SIGPROF {
            text = timeText
            cause = 3
        } else if signal == SIGSEGV || signal == SIGBUS {
            let address = facts.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
            let isOverflow = address >= stackEnd && address < stackTop
            text = isOverflow ? overflowText : accessText
            cause = isOverflow ? 0 : 2
        }
        // What the view printed before it ended is part of the story.
        _ = write(2, text.baseAddress, text.count)
        Drafts.removeAll()
        Revival.begin(cause)
        _exit(ExitCode.view.rawValue)
    }
}
