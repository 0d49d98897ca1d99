import Combine
@preconcurrency import Foundation
import QuadrantBase
import QuadrantProject
import SwiftUI
import Synchronization

/// The record of a crash in user code: the cause, the call stack and the end of the program's output.
///
/// `write` runs inside a signal handler, where only system calls are safe: all memory is allocated by `prepare`, and
/// the record is written to a pipe. The next program image (`CrashRestart`) reads it with `init`.
package struct CrashRecord {
    enum Cause: Int, CaseIterable {
        /// The stack has overflowed.
        case overflow
        /// A trap instruction or `abort`.
        case trap
        /// An access to an address that is not mapped.
        case access
        /// The main thread did not return in time.
        case time
    }

    /// An address in a loaded library, as an offset into its file.
    package struct Frame: Equatable {
        package var library: String
        package var offset: UInt
    }

    var cause: Cause
    /// The description of the view, as passed to `Guard.watch`.
    package var view: String
    /// The time limit in seconds of processor time; 0 for none.
    package var timeLimit: Int
    /// The calls in the user's program, innermost first.
    package var frames: [Frame] = []
    /// Whether quadrant itself crashed: the innermost frame is not in the user's program.
    var isEngine = false
    /// Whether the crash is in the library of queues, which only the user's program can misuse.
    var isOfQueues = false
    /// Whether the app was being started (`ProgramStart`).
    var isStart = false
    /// The end of the program's output on standard error, if `OutputTap` reads it.
    package var errors = ""
    /// The output on both streams that has not been sent to a page.
    package var unsent = ""

    init(cause: Cause, view: String, timeLimit: Int) {
        self.cause = cause
        self.view = view
        self.timeLimit = timeLimit
    }

    // MARK: Writing

    /// The maximum number of recorded calls, and of frames that are walked.
    private static let frameLimit = 16, walkLimit = 100_000
    /// The depth at which the walk of an overflowed stack stops if it has found no call of the user's program.
    private static let overflowDepth = 2_000

    private struct Memory {
        var readEnd: Int32 = -1
        var writeEnd: Int32 = -1
        /// A pipe for reading memory that may not be mapped.
        var probe: (Int32, Int32) = (-1, -1)
        var view = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        var timeLimit = 0
        var frames: UnsafeMutablePointer<(range: Int, offset: UInt)>
        var string: UnsafeMutablePointer<UInt>
    }

    /// Whether timers and blocks of the program run, which are called by Foundation and not by its own code.
    static let runsTimers = Atomic(false)

    /// Whether the program's app is being started.
    static let isOfStart = Atomic(false)

    nonisolated(unsafe) private static var memory: UnsafeMutablePointer<Memory>?

    /// The file descriptor from which the next image reads; -1 before `prepare`.
    static var readEnd: Int32 { memory?.pointee.readEnd ?? -1 }

    package static func prepare(view: String, timeLimit: Int) {
        if memory == nil {
            var record: [Int32] = [-1, -1], probe: [Int32] = [-1, -1]
            guard Spawn.pipe(&record), Spawn.pipe(&probe) else { return }
            // A record that does not fit in the pipe is truncated, because a signal handler must not block.
            _ = fcntl(record[1], F_SETFL, O_NONBLOCK)
            let made = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
            made.initialize(to: Memory(
                readEnd: record[0], writeEnd: record[1], probe: (probe[0], probe[1]),
                frames: .allocate(capacity: frameLimit), string: .allocate(capacity: 2)))
            memory = made
            CodeRanges.addEngine()
            // The first access initialises the global, which the signal handler must not do.
            _ = Misuse.stopsProgram
            _ = (runsTimers.load(ordering: .relaxed), isOfStart.load(ordering: .relaxed))
            _ = LeftOutStop.text
        }
        let text = Array(view.utf8)
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        _ = copy.initialize(from: text)
        let old = memory?.pointee.view
        memory?.pointee.view = UnsafeBufferPointer(copy)
        old?.deallocate()
        memory?.pointee.timeLimit = timeLimit
    }

    /// Records the cause and the call stack. For signal handlers; `context` is the handler's third argument.
    package static func write(_ cause: Int, _ context: UnsafeMutableRawPointer?) {
        guard let memory else { return }
        OutputTap.drain()
        var count = 0, depth = 0, isEngine = false, isOfQueues = false
        var (address, frame) = registers(context)
        while address != 0, depth < walkLimit, count < frameLimit {
            // A return address points after the call instruction.
            let range = CodeRanges.index(of: depth == 0 ? address : address - 1)
            if range == CodeRanges.queues {
                if depth == 0 { isOfQueues = true }
            } else if range == CodeRanges.engine {
                if count == 0 { isEngine = !Misuse.stopsProgram }
            } else if range >= 0 {
                let offset = (depth == 0 ? address : address - 1) - CodeRanges.base(range)
                memory.pointee.frames[count] = (range, offset)
                count += 1
            }
            depth += 1
            // The frame pointers of callers are at increasing addresses.
            guard frame % 8 == 0, read(frame, memory), memory.pointee.string[0] > frame
                    || memory.pointee.string[0] == 0 else { break }
            address = memory.pointee.string[1]
            frame = memory.pointee.string[0]
            if cause == Cause.overflow.rawValue, count == 0, depth > overflowDepth { break }
        }
        // Unbounded recursion or loops are attributed to the user's program if it has a frame on the stack.
        if count > 0, cause == Cause.overflow.rawValue || cause == Cause.time.rawValue { isEngine = false }
        // The call of the program may be gone: a closure that ends with it has jumped. The engine waits for no queue on
        // the main thread, and fires no timers itself.
        if isOfQueues || runsTimers.load(ordering: .relaxed) { isEngine = false }
        put(UInt(cause))
        put((isEngine ? 1 : 0) | (isOfQueues ? 2 : 0) | (isOfStart.load(ordering: .relaxed) ? 4 : 0))
        put(UInt(memory.pointee.timeLimit))
        put(memory.pointee.view)
        put(UInt(count))
        var index = 0
        while index < count {
            put(memory.pointee.frames[index].offset)
            put(CodeRanges.path(memory.pointee.frames[index].range))
            index += 1
        }
        put(LeftOutStop.text.isEmpty ? OutputTap.errorTail : LeftOutStop.text)
        put(OutputTap.unsentTail)
    }

    /// The program counter and the frame pointer at the signal, at their offsets in `ucontext_t` of the platform's ABI.
    private static func registers(_ context: UnsafeMutableRawPointer?) -> (UInt, UInt) {
        guard let context else { return (0, 0) }
        #if arch(x86_64)
        // After flags, link and stack: gregs[REG_RIP = 16] and gregs[REG_RBP = 10].
        let (counter, frame) = (40 + 16 * 8, 40 + 10 * 8)
        #elseif arch(arm64)
        // After flags, link, stack and signal mask: the fault address, x0 to x30, sp, pc.
        let (counter, frame) = (176 + 8 + 32 * 8, 176 + 8 + 29 * 8)
        #endif
        return (context.load(fromByteOffset: counter, as: UInt.self),
                context.load(fromByteOffset: frame, as: UInt.self))
    }

    /// Copies the two words at `address` with a system call, which fails instead of trapping; false if they are not
    /// mapped.
    private static func read(_ address: UInt, _ memory: UnsafeMutablePointer<Memory>) -> Bool {
        let size = 2 * MemoryLayout<UInt>.size
        guard let place = UnsafeRawPointer(bitPattern: address),
              Foundation.write(memory.pointee.probe.1, place, size) == size else { return false }
        return Foundation.read(memory.pointee.probe.0, memory.pointee.string, size) == size
    }

    private static func put(_ word: UInt) {
        var word = word
        _ = Foundation.write(memory?.pointee.writeEnd ?? -1, &word, MemoryLayout<UInt>.size)
    }

    private static func put(_ bytes: UnsafeBufferPointer<UInt8>) {
        put(UInt(bytes.count))
        _ = Foundation.write(memory?.pointee.writeEnd ?? -1, bytes.baseAddress, bytes.count)
    }

    // MARK: Reading

    /// Reads the record from the pipe that the previous image of this process left open; nil if it is incomplete.
    init?(readEnd: Int32) {
        // The write end is closed, so that reading ends.
        guard let data = try? FileHandle(fileDescriptor: readEnd, closeOnDealloc: true).readToEnd() else { return nil }
        var rest = data[...]
        func word() -> Int? {
            let size = MemoryLayout<UInt>.size
            guard rest.count >= size else { return nil }
            defer { rest = rest.dropFirst(size) }
            return Int(truncatingIfNeeded: rest.prefix(size).enumerated().reduce(UInt(0)) {
                $0 | UInt($1.element) << (8 * UInt($1.offset))
            })
        }
        func text() -> String? {
            guard let count = word(), count >= 0, rest.count >= count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return String(decoding: rest.prefix(count), as: UTF8.self)
        }
        guard let cause = word().flatMap(Cause.init), let engine = word(), let limit = word(), let view = text(),
              let count = word(), (0...Self.frameLimit).contains(count) else { return nil }
        self.init(cause: cause, view: view, timeLimit: limit)
        isEngine = engine & 1 != 0
        isOfQueues = engine & 2 != 0
        isStart = engine & 4 != 0
        for _ in 0..<count {
            guard let offset = word(), let library = text() else { return nil }
            frames.append(Frame(library: library, offset: UInt(bitPattern: offset)))
        }
        errors = text() ?? ""
        unsent = text() ?? ""
    }
}

/// The address ranges of quadrant's code and of compiled programs, for signal handlers.
package enum CodeRanges {
    private struct Range {
        var start: UInt = 0
        var end: UInt = 0
        var path = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    }

    static let engine = 0, queues = 1
    /// A live page loads a library after each edit; the ranges of the newest libraries are kept.
    private static let limit = 64
    nonisolated(unsafe) private static let ranges: UnsafeMutablePointer<Range> = {
        let made = UnsafeMutablePointer<Range>.allocate(capacity: limit)
        made.initialize(repeating: Range(), count: limit)
        return made
    }()
    private static let count = Atomic(2)

    static func addEngine() {
        let here: @convention(c) () -> Void = {}
        ranges[engine] = range(around: unsafeBitCast(here, to: UInt.self), of: Toolchain.executable) ?? Range()
        if let inside = dlsym(nil, "dispatch_sync_f") {
            ranges[queues] = range(around: UInt(bitPattern: inside), of: "libdispatch.so") ?? Range()
        }
    }

    /// Called once the library is loaded, with an address inside of it.
    package static func add(_ library: String, around address: UnsafeMutableRawPointer) {
        guard let found = range(around: UInt(bitPattern: address), of: library) else { return }
        let known = count.load(ordering: .relaxed)
        ranges[2 + (known - 2) % (limit - 2)] = found
        count.store(known + 1, ordering: .releasing)
    }

    /// The range of all mappings of the file that is mapped at an address. Another file may have its name by now.
    private static func range(around address: UInt, of file: String) -> Range? {
        let mapped = maps.split(separator: "\n").compactMap { line -> (start: UInt, end: UInt, name: Substring)? in
            let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, let slash = line.firstIndex(of: "/") else { return nil }
            return (ends[0], ends[1], line[slash...])
        }
        guard let name = mapped.first(where: { $0.start <= address && address < $0.end })?.name else { return nil }
        let parts = mapped.filter { $0.name == name }
        let path = Array(file.utf8), copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: path.count)
        _ = copy.initialize(from: path)
        return Range(start: parts.map(\.start).min() ?? 0, end: parts.map(\.end).max() ?? 0,
                     path: UnsafeBufferPointer(copy))
    }

    /// The process's memory map. The file reports a size of zero, and a read may return less than requested before its
    /// end, where `String(contentsOfFile:)` would stop.
    private static var maps: String {
        let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes: [UInt8] = [], chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &chunk, chunk.count)
            guard count > 0 else { break }
            bytes += chunk.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The index of the range that contains an address, or -1. For signal handlers.
    package static func index(of address: UInt) -> Int {
        let known = min(count.load(ordering: .acquiring), limit)
        var index = 0
        while index < known {
            if address >= ranges[index].start, address < ranges[index].end { return index }
            index += 1
        }
        return -1
    }

    package static func base(_ index: Int) -> UInt { ranges[index].start }
    package static func path(_ index: Int) -> UnsafeBufferPointer<UInt8> { ranges[index].path }
}
