import Glibc

// What Mach's kernel says of the memory of a program, from what Linux says of it.

/// A number of the kernel's interface.
public typealias integer_t = Int32
/// A number of the kernel's interface without a sign.
public typealias natural_t = UInt32
/// A name of an object of the kernel.
public typealias mach_port_t = natural_t
/// The name of a program.
public typealias task_name_t = mach_port_t
/// The kind of an answer.
public typealias task_flavor_t = natural_t
/// The place for an answer.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// The size of an answer, in numbers of four bytes.
public typealias mach_msg_type_number_t = natural_t
/// Whether a call of the kernel went well.
public typealias kern_return_t = Int32
/// A size in bytes.
public typealias mach_vm_size_t = UInt64
/// An address.
public typealias mach_vm_address_t = UInt64
/// A way to share processors.
public typealias policy_t = Int32

/// The call went well.
public var KERN_SUCCESS: kern_return_t { 0 }
/// An argument is not valid.
public var KERN_INVALID_ARGUMENT: kern_return_t { 4 }
/// The call failed.
public var KERN_FAILURE: kern_return_t { 5 }
/// Asks for a `mach_task_basic_info`.
public var MACH_TASK_BASIC_INFO: Int32 { 20 }
/// Asks for a `task_vm_info_data_t`.
public var TASK_VM_INFO: Int32 { 22 }
/// This program.
public var mach_task_self_: mach_port_t { 0x203 }
/// This program.
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// A time.
public struct time_value_t: Sendable {
    /// Whole seconds.
    public var seconds: integer_t = 0
    /// The rest, in millionths of a second.
    public var microseconds: integer_t = 0
    /// No time.
    public init() {}
    /// A time in seconds and millionths.
    public init(seconds: integer_t, microseconds: integer_t) {
        (self.seconds, self.microseconds) = (seconds, microseconds)
    }
}

/// The memory and the time of a program.
public struct mach_task_basic_info: Sendable {
    /// The size of its addresses, in bytes.
    public var virtual_size: mach_vm_size_t = 0
    /// The memory it occupies, in bytes.
    public var resident_size: mach_vm_size_t = 0
    /// The most memory it has occupied, in bytes.
    public var resident_size_max: mach_vm_size_t = 0
    /// The time of ended threads in the program; zero here.
    public var user_time = time_value_t()
    /// The time of ended threads in the kernel; zero here.
    public var system_time = time_value_t()
    /// How new threads share processors; zero here.
    public var policy: policy_t = 0
    /// How often it is suspended; zero.
    public var suspend_count: integer_t = 0
    /// Zeros.
    public init() {}
}
/// The same structure under its other name.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The memory of a program in detail. What Linux does not tell apart is zero.
public struct task_vm_info: Sendable {
    /// The size of its addresses, in bytes.
    public var virtual_size: mach_vm_size_t = 0
    /// The number of its regions.
    public var region_count: integer_t = 0
    /// The size of a page, in bytes.
    public var page_size: integer_t = 0
    /// The memory it occupies, in bytes.
    public var resident_size: mach_vm_size_t = 0
    /// The most memory it has occupied, in bytes.
    public var resident_size_peak: mach_vm_size_t = 0
    /// Memory of devices.
    public var device: mach_vm_size_t = 0
    /// Memory of its own, in bytes.
    public var `internal`: mach_vm_size_t = 0
    /// Memory of files, in bytes.
    public var external: mach_vm_size_t = 0
    /// Memory that may be taken from it.
    public var reusable: mach_vm_size_t = 0
    /// Compressed memory.
    public var compressed: mach_vm_size_t = 0
    /// What counts for its limit, in bytes: memory of its own.
    public var phys_footprint: mach_vm_size_t = 0
    /// The first address.
    public var min_address: mach_vm_address_t = 0
    /// The last address.
    public var max_address: mach_vm_address_t = 0
    /// What it may still use, in bytes; zero, for there is no limit.
    public var limit_bytes_remaining: UInt64 = 0
    /// Zeros.
    public init() {}
}
/// The same structure under its other name.
public typealias task_vm_info_data_t = task_vm_info

/// Answers what `flavor` asks of this program: `MACH_TASK_BASIC_INFO` or `TASK_VM_INFO`. Other flavors, programs and
/// places that are too small are `KERN_INVALID_ARGUMENT`.
public func task_info(
    _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t?,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard target_task == mach_task_self_, let task_info_out, let task_info_outCnt else { return KERN_INVALID_ARGUMENT }
    func answer<Answer>(_ value: Answer) -> kern_return_t {
        let size = MemoryLayout<Answer>.size, count = mach_msg_type_number_t((size + 3) / 4)
        guard task_info_outCnt.pointee >= count else { return KERN_INVALID_ARGUMENT }
        withUnsafeBytes(of: value) {
            UnsafeMutableRawPointer(task_info_out).copyMemory(from: $0.baseAddress!, byteCount: size)
        }
        task_info_outCnt.pointee = count
        return KERN_SUCCESS
    }
    let page = UInt64(sysconf(Int32(_SC_PAGESIZE))), pages = pagesOfThisProgram()
    guard pages.count > 2 else { return KERN_FAILURE }
    var usage = rusage()
    _ = getrusage(0, &usage)
    let maximum = max(UInt64(max(usage.ru_maxrss, 0)) * 1024, pages[1] * page)
    switch Int32(truncatingIfNeeded: flavor) {
    case MACH_TASK_BASIC_INFO:
        var info = mach_task_basic_info()
        (info.virtual_size, info.resident_size, info.resident_size_max) = (pages[0] * page, pages[1] * page, maximum)
        return answer(info)
    case TASK_VM_INFO:
        var info = task_vm_info()
        info.page_size = integer_t(page)
        (info.virtual_size, info.resident_size, info.resident_size_peak) = (pages[0] * page, pages[1] * page, maximum)
        info.external = pages[2] * page
        info.internal = (pages[1] - min(pages[2], pages[1])) * page
        info.phys_footprint = info.internal
        return answer(info)
    default: return KERN_INVALID_ARGUMENT
    }
}

/// The pages of this program: all, those in memory, those of files.
private func pagesOfThisProgram() -> [UInt64] {
    guard let file = fopen("/proc/self/statm", "r") else { return [] }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, 256, file) != nil else { return [] }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0) }
}
