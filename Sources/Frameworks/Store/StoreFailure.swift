/// The error of a store, in four parts.
package struct StoreFailure: Error, Hashable, CustomStringConvertible, Sendable {
    /// What a framework makes of the error.
    package enum Kind: Hashable, Sendable {
        /// SQLite is not on this machine.
        case library
        /// There is no folder, or the file may not be opened.
        case place
        /// The file is no database, or a part of it is damaged.
        case damage
        /// There is no room on the disk.
        case space
        /// The file may not be written.
        case permission
        /// Another program writes to the file all the time.
        case busy
        /// The file has a schema that does not lead to the program's.
        case schema
        /// Anything else that SQLite reports, with its number.
        case other(Int32)
    }
    package let kind: Kind
    package let what, at, rule, fix: String

    package init(_ kind: Kind, what: String, at: String, rule: String, fix: String) {
        (self.kind, self.what, self.at, self.rule, self.fix) = (kind, what, at, rule, fix)
    }

    /// The four parts, a line each.
    package var description: String { "\(what)\n  at    \(at)\n  rule  \(rule)\n  fix   \(fix)" }

    /// What a result code of SQLite means for the program.
    static func of(_ code: Int32, _ message: String, at path: String) -> StoreFailure {
        // The low byte of an extended code is the primary one.
        switch code & 0xff {
        case SQLiteCode.busy, SQLiteCode.locked:
            StoreFailure(.busy, what: "the store was not free for ten seconds.", at: path,
                         rule: "One program at a time writes to a store; others wait for it.",
                         fix: "End the other program that has the store open, or save less at once.")
        case SQLiteCode.readOnly, SQLiteCode.noPermission, SQLiteCode.notAuthorized:
            StoreFailure(.permission, what: "the store cannot be written: \(message).", at: path,
                         rule: "Saving needs the permission to write the file, and the folder that it is in.",
                         fix: "Change the permissions, or open the store for reading only.")
        case SQLiteCode.corrupt, SQLiteCode.notADatabase:
            StoreFailure(.damage, what: "the store is damaged, or is no SQLite database: \(message).", at: path,
                         rule: "A file is opened as it is; nothing of it is repaired or deleted.",
                         fix: "Put a copy of the file in its place, or move it away to begin with an empty store.")
        case SQLiteCode.full:
            StoreFailure(.space, what: "there was no room on the disk for the changes.", at: path,
                         rule: "A save that does not fit is undone as a whole; what was saved before is kept.",
                         fix: "Make room on the disk and save again.")
        case SQLiteCode.cannotOpen:
            StoreFailure(.place, what: "the store cannot be opened: \(message).", at: path,
                         rule: "A store is a file in a folder that can be read and written.",
                         fix: "Make the folder, or give the store another address.")
        case SQLiteCode.inputOutput:
            StoreFailure(.other(code), what: "the disk did not take the changes: \(message) (\(code)).", at: path,
                         rule: "A save that cannot be written is undone as a whole; what was saved before is kept.",
                         fix: "See whether the disk is full, or has errors.")
        default:
            StoreFailure(.other(code), what: "SQLite reports: \(message) (\(code)).", at: path,
                         rule: "A change that cannot be made is undone as a whole.",
                         fix: "Report it with the models of the program.")
        }
    }
}
