import Glibc

// What Darwin's kernel says of the machine by names, as far as it is known of this one.

/// Answers a question about the system by its name: "hw.ncpu" and its kin, "hw.memsize" and "hw.pagesize" with a
/// number, "hw.machine", "hw.model", "kern.ostype", "kern.osrelease", "kern.osversion", "kern.version" and
/// "kern.hostname" with a text that ends with 0. They are those of this machine, not of a phone. Others are answered
/// with -1 and `ENOENT`, as unknown ones are on Darwin. Without a place only the size is given; nothing can be changed
/// (`EPERM`).
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>?, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    func refuse(_ code: Int32) -> Int32 {
        errno = code
        return -1
    }
    guard let name, let answer = fact(String(cString: name)) else { return refuse(ENOENT) }
    if newp != nil { return refuse(EPERM) }
    guard let oldlenp else { return 0 }
    guard let oldp else {
        oldlenp.pointee = answer.count
        return 0
    }
    guard oldlenp.pointee >= answer.count else { return refuse(ENOMEM) }
    answer.withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress!, byteCount: answer.count) }
    oldlenp.pointee = answer.count
    return 0
}

/// The bytes of an answer; nil for a name that is not known.
private func fact(_ name: String) -> [UInt8]? {
    func number(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
    var names = utsname()
    uname(&names)
    func part(_ field: some Any) -> [UInt8] {
        withUnsafeBytes(of: field) { Array($0.prefix { $0 != 0 }) + [0] }
    }
    let pages = Int64(sysconf(Int32(_SC_PHYS_PAGES))), page = Int64(sysconf(Int32(_SC_PAGESIZE)))
    let processors = Int32(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return switch name {
    case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu", "hw.logicalcpu_max", "hw.physicalcpu_max":
        number(processors)
    case "hw.memsize": number(pages * page)
    case "hw.pagesize": number(page)
    case "hw.machine", "hw.model": part(names.machine)
    case "kern.ostype": part(names.sysname)
    case "kern.osrelease", "kern.osversion": part(names.release)
    case "kern.version": part(names.version)
    case "kern.hostname": part(names.nodename)
    default: nil
    }
}
