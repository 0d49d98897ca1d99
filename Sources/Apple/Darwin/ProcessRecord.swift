public import Glibc

// What Darwin's kernel says of a process, as far as programs ask whether a debugger is attached.

/// The first number of questions about the kernel.
public var CTL_KERN: Int32 { 1 }
/// The second number of questions about processes.
public var KERN_PROC: Int32 { 14 }
/// The third number of a question about one process, whose identifier follows.
public var KERN_PROC_PID: Int32 { 1 }
/// The flag of a process to which a debugger is attached.
public var P_TRACED: Int32 { 0x800 }

/// What the kernel keeps of a process.
public struct extern_proc: Sendable {
    /// `P_TRACED` where a debugger is attached; other flags are not set.
    public var p_flag: Int32 = 0
    /// Always 0, which Darwin has for no state.
    public var p_stat: CChar = 0
    /// The identifier of the process.
    public var p_pid: pid_t = 0
    /// A record of no process.
    public init() {}
}
/// What the kernel keeps of a process besides.
public struct eproc: Sendable {
    /// The identifier of the parent.
    public var e_ppid: pid_t = 0
    /// A record of no process.
    public init() {}
}
/// The answer to `KERN_PROC_PID`.
public struct kinfo_proc: Sendable {
    /// The process.
    public var kp_proc = extern_proc()
    /// What goes with it.
    public var kp_eproc = eproc()
    /// A record of no process.
    public init() {}
}

/// Answers a question about the system: `CTL_KERN`, `KERN_PROC`, `KERN_PROC_PID` and a process, with a `kinfo_proc`.
/// Others are answered with -1 and `ENOENT`, as unknown ones are on Darwin.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>?, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer?,
    _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard let name, namelen == 4, name[0] == CTL_KERN, name[1] == KERN_PROC, name[2] == KERN_PROC_PID,
          let oldlenp else { return refuse(ENOENT) }
    let size = MemoryLayout<kinfo_proc>.size
    if let oldp {
        // There is no record of a process that is not there.
        guard let status = status(of: name[3]) else {
            oldlenp.pointee = 0
            return 0
        }
        guard oldlenp.pointee >= size else { return refuse(ENOMEM) }
        var record = kinfo_proc()
        record.kp_proc.p_pid = name[3]
        record.kp_proc.p_flag = status.tracer != 0 ? P_TRACED : 0
        record.kp_eproc.e_ppid = status.parent
        withUnsafeBytes(of: &record) { oldp.copyMemory(from: $0.baseAddress!, byteCount: size) }
    }
    oldlenp.pointee = size
    return 0
}

private func refuse(_ code: Int32) -> Int32 {
    errno = code
    return -1
}

/// The process that traces another, and its parent; nil where there is no such process.
private func status(of process: pid_t) -> (tracer: pid_t, parent: pid_t)? {
    guard let file = fopen("/proc/\(process)/status", "re") else { return nil }
    defer { fclose(file) }
    var found: (tracer: pid_t, parent: pid_t) = (0, 0), line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
        line.withUnsafeBufferPointer { line in
            guard let text = line.baseAddress else { return }
            if strncmp(text, "TracerPid:", 10) == 0 { found.tracer = atoi(text + 10) }
            if strncmp(text, "PPid:", 5) == 0 { found.parent = atoi(text + 5) }
        }
    }
    return found
}
