import Foundation
package import Glibc

/// The owner, kind and permissions of a file or folder: who besides this user can change it.
///
/// Root can change everything, so it counts as this user wherever the question is whom to trust.
package struct FileStatus {
    private let value: stat
    /// The path by which extended permissions are read; of an open file, the path of its descriptor.
    private let path: String

    /// A symbolic link is described itself. Nil if there is nothing.
    package init?(_ path: String) {
        var value = stat()
        guard lstat(path, &value) == 0 else { return nil }
        self.init(value, path)
    }

    /// Of what a path leads to.
    package init?(following path: String) {
        var value = stat()
        guard stat(path, &value) == 0 else { return nil }
        self.init(value, path)
    }

    /// Of an open file or folder, whatever its name refers to meanwhile.
    package init?(descriptor: Int32) {
        var value = stat()
        guard fstat(descriptor, &value) == 0 else { return nil }
        self.init(value, "/proc/self/fd/\(descriptor)")
    }

    private init(_ value: stat, _ path: String) { (self.value, self.path) = (value, path) }

    private var kind: mode_t { value.st_mode & S_IFMT }
    package var isFolder: Bool { kind == S_IFDIR }
    package var isLink: Bool { kind == S_IFLNK }
    package var isRegular: Bool { kind == S_IFREG }
    package var isPipe: Bool { kind == S_IFIFO }
    package var isDevice: Bool { kind == S_IFCHR }

    /// The seconds since its contents were changed.
    package var age: Double { Double(time(nil) - value.st_mtim.tv_sec) }

    /// The file system that it is in.
    package var device: dev_t { value.st_dev }
    package var owner: uid_t { value.st_uid }
    package var group: gid_t { value.st_gid }
    package var permissions: mode_t { value.st_mode & 0o777 }
    package var isOwn: Bool { owner == geteuid() }
    package var isOwnOrRoots: Bool { isOwn || owner == 0 }

    /// Whether entries of the folder can be renamed and removed by their owners only, as in `/tmp`.
    package var isSticky: Bool { value.st_mode & S_ISVTX != 0 }

    /// Whether other users than its owner and root can write it. A group of its owner alone is no other user.
    package var othersCanWrite: Bool {
        if value.st_mode & S_IWOTH != 0 { return true }
        return value.st_mode & S_IWGRP != 0 && (!Self.isAlone(owner, in: group) || hasAccessList)
    }

    /// With an access list the permissions of the group are the upper bound of those of all users that it names.
    private var hasAccessList: Bool {
        // The header that declares the function is no part of the module.
        typealias Read = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, OpaquePointer?, Int) -> Int
        guard let address = dlsym(nil, "getxattr") else { return true }
        return unsafeBitCast(address, to: Read.self)(path, "system.posix_acl_access", nil, 0) > 0
    }

    /// Whether the group is the user's own one, with no other member, as Debian makes one for each user.
    private static func isAlone(_ user: uid_t, in group: gid_t) -> Bool {
        var buffer = [CChar](repeating: 0, count: 1 << 16)
        var person = passwd(), found: UnsafeMutablePointer<passwd>?
        guard getpwuid_r(user, &person, &buffer, buffer.count, &found) == 0, found != nil, person.pw_gid == group,
              let word = person.pw_name else { return false }
        let name = String(cString: word)
        var entry = Glibc.group(), known: UnsafeMutablePointer<Glibc.group>?
        guard getgrgid_r(group, &entry, &buffer, buffer.count, &known) == 0, known != nil,
              let title = entry.gr_name, String(cString: title) == name else { return false }
        var members = entry.gr_mem
        while let member = members?.pointee {
            if String(cString: member) != name { return false }
            members = members?.advanced(by: 1)
        }
        return true
    }

    /// The name of its owner, or the number of one without a name.
    package var ownerName: String { Self.name(of: owner) }

    package static func name(of user: uid_t) -> String { entry(of: user)?.name ?? "user \(user)" }

    /// The home folder of a user, by the list of users.
    package static func home(of user: uid_t) -> String? { entry(of: user)?.home }

    private static func entry(of user: uid_t) -> (name: String, home: String)? {
        var buffer = [CChar](repeating: 0, count: 1 << 14)
        var person = passwd(), found: UnsafeMutablePointer<passwd>?
        guard getpwuid_r(user, &person, &buffer, buffer.count, &found) == 0, found != nil, let name = person.pw_name,
              let home = person.pw_dir else { return nil }
        return (String(cString: name), String(cString: home))
    }
}
