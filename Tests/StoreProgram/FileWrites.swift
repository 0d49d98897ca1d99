import Foundation

/// The writes of SQLite to its files, which a test may end in the middle. SQLite has names for the functions of the
/// system that it calls, and takes others in their place.
enum FileWrites {
    enum End { case never, kill(at: Int), full(from: Int) }
    nonisolated(unsafe) static var end = End.never
    nonisolated(unsafe) static var count = 0

    struct NoSQLite: Error {}

    private typealias Find = @convention(c) (UnsafePointer<CChar>?) -> UnsafeRawPointer?
    private typealias SetCall = @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?)
        -> Int32
    private typealias Write = @convention(c) (Int32, UnsafeRawPointer?, Int) -> Int
    private typealias WriteAt = @convention(c) (Int32, UnsafeRawPointer?, Int, Int) -> Int

    /// What becomes of a write of `size` bytes: how many are written, or nil for none because the disk is full.
    private static func allowed(_ size: Int) -> Int? {
        count += 1
        switch end {
        case .never: return size
        case .kill(let number): return count == number ? size / 2 : size
        case .full(let number): return count >= number ? nil : size
        }
    }
    private static func stopIfDue() {
        if case .kill(let number) = end, count == number { kill(getpid(), SIGKILL) }
    }

    private static let write: Write = { file, bytes, size in
        guard let allowed = FileWrites.allowed(size) else {
            errno = ENOSPC
            return -1
        }
        let written = Glibc.write(file, bytes, allowed)
        FileWrites.stopIfDue()
        return written
    }
    private static let writeAt: WriteAt = { file, bytes, size, place in
        guard let allowed = FileWrites.allowed(size) else {
            errno = ENOSPC
            return -1
        }
        let written = pwrite(file, bytes, allowed, place)
        FileWrites.stopIfDue()
        return written
    }

    static func replace() throws {
        guard let library = dlopen("libsqlite3.so.0", RTLD_NOW), let symbol = dlsym(library, "sqlite3_vfs_find"),
              let system = unsafeBitCast(symbol, to: Find.self)(nil) else { throw NoSQLite() }
        // Behind three numbers and the pointers of other functions is the one that sets a function.
        let set = system.load(fromByteOffset: 144, as: SetCall.self)
        _ = set(system, "write", unsafeBitCast(write, to: UnsafeMutableRawPointer.self))
        for name in ["pwrite", "pwrite64"] {
            _ = set(system, name, unsafeBitCast(writeAt, to: UnsafeMutableRawPointer.self))
        }
    }
}
