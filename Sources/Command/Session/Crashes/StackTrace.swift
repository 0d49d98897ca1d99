package import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantThreads
import Synchronization

/// The call stack of another thread: the user's function on it, and the function in which that waits.
package struct StackTrace {
    /// The innermost function of the user's program; nil if there is none on the stack.
    private(set) var userFunction: String?
    /// Its current line, as `A.swift:3:14`.
    private(set) var userLine: String?
    /// The function that it called, or the innermost one with a name.
    private(set) var waitingIn: String?

    /// Must be called on another thread.
    package init(of thread: pthread_t) {
        let frames = Self.addresses(of: thread).map(Frame.init)
        let user = frames.firstIndex { $0.isUser }
        userFunction = user.flatMap { frames[$0].name }
        let place = user.flatMap { frames[$0].record.map(Symbolizer.calls)?.lazy.compactMap(\.place).first }
        userLine = place.map { "\($0.file):\($0.line)" + ($0.column > 0 ? ":\($0.column)" : "") }
        // Names are looked up one by one: that reads the symbols of a library.
        let inner = user.map { frames[..<$0].reversed().lazy.compactMap(\.name).first } ?? nil
        waitingIn = inner ?? (user == nil
            ? frames.lazy.compactMap(\.name).first { !$0.contains("StackTrace") } : nil)
    }

    /// Unblocks the signal on this thread, even if the parent process has blocked it.
    static func allow() {
        var asking = sigset_t()
        sigemptyset(&asking)
        sigaddset(&asking, SIGUSR2)
        pthread_sigmask(SIG_UNBLOCK, &asking, nil)
    }

    private struct Frame {
        var isUser: Bool { record != nil }
        private(set) var path = ""
        private var offset = 0
        private var exported: String?
        /// For a frame in the user's program: the library and the offset in it.
        var record: CrashRecord.Frame?

        init(_ address: UnsafeMutableRawPointer) {
            // The layout of `Dl_info`: path and base of the file, name and address of the symbol.
            var symbolInfo: (UnsafePointer<CChar>?, UnsafeRawPointer?, UnsafePointer<CChar>?, UnsafeRawPointer?)
            symbolInfo = (nil, nil, nil, nil)
            // A return address points after the call, which may be the start of the next function.
            let call = UnsafeRawPointer(address) - 1
            guard let find = StackTrace.dladdr, withUnsafeMutablePointer(to: &symbolInfo, { find(call, $0) }) != 0,
                  let path = symbolInfo.0.map({ String(cString: $0) }), let start = symbolInfo.1 else { return }
            (self.path, offset) = (StackTrace.moved.withLock { $0[path] } ?? path, call - start)
            if path.hasSuffix("/program.so") { record = .init(library: self.path, offset: UInt(call - start)) }
            // A program's own functions are not exported, so the nearest exported symbol would be another function.
            exported = isUser ? nil : symbolInfo.2.map { String(cString: $0) }
        }

        /// The function; nil if it has no symbol.
        var name: String? {
            path.isEmpty ? nil : (exported ?? StackTrace.localName(at: offset, in: path)).map(StackTrace.plain)
        }
    }

    /// The files of libraries that were loaded before they were moved into the cache, by the paths they had.
    private static let moved = Locked<[String: String]>([:])

    /// Takes note of where the library with an address is now.
    static func note(_ library: String, with address: UnsafeMutableRawPointer) {
        let loaded = Frame(address + 1).path
        if !loaded.isEmpty, loaded != library { moved.withLock { $0[loaded] = library } }
    }

    /// The function at an offset from a library's base, by the library's own symbol table.
    private static func localName(at offset: Int, in path: String) -> String? {
        ElfSymbols(path)?.first(in: .all) { symbol in
            guard symbol.isFunction, symbol.start <= offset, offset - symbol.start < symbol.size else { return nil }
            return String(cString: symbol.name)
        }
    }

    // MARK: Addresses

    private static let limit = 128
    nonisolated(unsafe) private static let buffer = UnsafeMutablePointer<UnsafeMutableRawPointer?>
        .allocate(capacity: limit)
    private static let count = Atomic<Int>(-1)

    /// Interrupts the thread with a signal; its handler records the call stack.
    private static func addresses(of thread: pthread_t) -> [UnsafeMutableRawPointer] {
        // The first call of `backtrace` loads the unwinder, which is not async-signal-safe.
        guard let backtrace, backtrace(buffer, Int32(limit)) >= 0 else { return [] }
        count.store(-1, ordering: .releasing)
        signal(SIGUSR2) { _ in
            let found = StackTrace.backtrace?(StackTrace.buffer, Int32(StackTrace.limit)) ?? 0
            StackTrace.count.store(Int(found), ordering: .releasing)
        }
        guard pthread_kill(thread, SIGUSR2) == 0 else { return [] }
        for _ in 0..<200 where count.load(ordering: .acquiring) < 0 { usleep(5_000) }
        return (0..<max(0, count.load(ordering: .acquiring))).compactMap { buffer[$0] }
    }

    /// The return addresses of the calls on this thread, innermost first.
    package static func here() -> [UInt] {
        var buffer = [UnsafeMutableRawPointer?](repeating: nil, count: limit)
        let found = backtrace?(&buffer, Int32(limit)) ?? 0
        return buffer.prefix(Int(max(found, 0))).compactMap { $0.map { UInt(bitPattern: $0) } }
    }

    /// The innermost line of the user's program among calls, and the functions of the program from the innermost one to
    /// that with the line: code that a macro has made has none.
    package static func code(of calls: [UInt]) -> (functions: [String], place: CrashReport.Place?) {
        var functions: [String] = []
        for call in calls {
            guard let address = UnsafeMutableRawPointer(bitPattern: call) else { continue }
            let frame = Frame(address)
            guard let record = frame.record else { continue }
            functions += [frame.name].compactMap { $0 }
            if let place = Symbolizer.calls(at: record).lazy.compactMap(\.place).first { return (functions, place) }
        }
        return (functions, nil)
    }

    // MARK: Functions that the Glibc module does not declare

    private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
    private static let backtrace = function("backtrace", as: Backtrace.self)
    private typealias Address = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    private static let dladdr = function("dladdr", as: Address.self)
    private typealias Demangle = @convention(c) (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?,
                                                 UnsafeMutablePointer<Int>?, UInt32) -> UnsafeMutablePointer<CChar>?
    private static let demangle = function("swift_demangle", as: Demangle.self)

    private static func function<F>(_ name: String, as type: F.Type) -> F? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    /// Internal functions of Dispatch, by the public function whose frame they have replaced with a tail call.
    private static let endings = [
        "_dispatch_semaphore_wait_slow": "DispatchSemaphore.wait()", "_dispatch_sema4_wait": "DispatchSemaphore.wait()",
        "_dispatch_group_wait_slow": "DispatchGroup.wait()", "__DISPATCH_WAIT_FOR_QUEUE__": "DispatchQueue.sync",
        "_dispatch_sync_f_slow": "DispatchQueue.sync",
    ]

    /// A readable function name: `closure #1 in A.body` for `closure #1 () -> () in Program.A.body.getter`.
    private static func plain(_ symbol: String) -> String {
        guard let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0) else { return endings[symbol] ?? symbol }
        defer { free(text) }
        var name = String(cString: text)
        if let type = name.range(of: " : ") { name = String(name[..<type.lowerBound]) }
        name = withoutTypes(name.replacingOccurrences(of: "Program.", with: ""))
            .replacingOccurrences(of: #"^(static )?(Dispatch|Foundation|Swift)\."#, with: "$1",
                                  options: .regularExpression)
        return name.hasSuffix(".getter") ? String(name.dropLast(7)) : name
    }

    /// Without the types of closures, `closure #1 () -> () in A.body`, and of results: that of a closure may be the
    /// type of a whole body.
    static func withoutTypes(_ name: String) -> String {
        var kept = "", depth = 0, skips = false, last: Character = " "
        var rest = name[...]
        while let next = rest.first {
            if depth == 0, rest.hasPrefix(" in ") { skips = false }
            if depth == 0, rest.hasPrefix(" (") || rest.hasPrefix(" @") || rest.hasPrefix(" -> ") { skips = true }
            if "(<[".contains(next) { depth += 1 }
            if ")]".contains(next) || next == ">" && last != "-" { depth -= 1 }
            if !skips { kept.append(next) }
            last = rest.removeFirst()
        }
        return kept
    }
}
