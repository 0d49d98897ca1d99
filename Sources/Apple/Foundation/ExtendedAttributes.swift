@_silgen_name("setxattr")
private func set(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int,
                 _ flags: Int32) -> Int32
@_silgen_name("getxattr")
private func get(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
                 _ size: Int) -> Int
@_silgen_name("removexattr")
private func remove(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>) -> Int32

// Attributes of files with the parameters of Darwin: a position, which only resource forks have there, and options.

/// Sets an attribute of a file; 0, or -1 with `errno`. Names without a namespace are in that of users.
@discardableResult
public func setxattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!,
                     _ size: Int, _ position: UInt32, _ options: Int32) -> Int32 {
    set(path, ofUsers(name), value, size, options & 2 != 0 ? 1 : options & 4 != 0 ? 2 : 0)
}
/// Reads an attribute of a file; its size, or -1 with `errno`.
@discardableResult
public func getxattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!,
                     _ size: Int, _ position: UInt32, _ options: Int32) -> Int {
    get(path, ofUsers(name), value, size)
}
/// Removes an attribute of a file; 0, or -1 with `errno`.
@discardableResult
public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    remove(path, ofUsers(name))
}

private func ofUsers(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    return name.hasPrefix("user.") ? name : "user." + name
}
