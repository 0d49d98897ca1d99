// Numbers of SQLite (sqlite.org/rescode.html, sqlite.org/c3ref/constlist.html).

// Results.

/// The call succeeded.
public let SQLITE_OK: Int32 = 0
/// The call failed without a number of its own.
public let SQLITE_ERROR: Int32 = 1
/// An error inside of SQLite.
public let SQLITE_INTERNAL: Int32 = 2
/// Access to a new database is not permitted.
public let SQLITE_PERM: Int32 = 3
/// A callback ended the statement.
public let SQLITE_ABORT: Int32 = 4
/// Another connection has locked the database.
public let SQLITE_BUSY: Int32 = 5
/// A statement of the same connection has locked a table.
public let SQLITE_LOCKED: Int32 = 6
/// There is no memory.
public let SQLITE_NOMEM: Int32 = 7
/// The database can only be read.
public let SQLITE_READONLY: Int32 = 8
/// `sqlite3_interrupt` ended the statement.
public let SQLITE_INTERRUPT: Int32 = 9
/// The system reported an error of the file.
public let SQLITE_IOERR: Int32 = 10
/// The file is damaged.
public let SQLITE_CORRUPT: Int32 = 11
/// The file control is unknown.
public let SQLITE_NOTFOUND: Int32 = 12
/// The disk is full.
public let SQLITE_FULL: Int32 = 13
/// The file cannot be opened.
public let SQLITE_CANTOPEN: Int32 = 14
/// The locking of a log failed.
public let SQLITE_PROTOCOL: Int32 = 15
/// Not used by SQLite.
public let SQLITE_EMPTY: Int32 = 16
/// The tables have changed since the statement was prepared.
public let SQLITE_SCHEMA: Int32 = 17
/// A text or a blob is too long.
public let SQLITE_TOOBIG: Int32 = 18
/// A constraint does not hold.
public let SQLITE_CONSTRAINT: Int32 = 19
/// A value has another type.
public let SQLITE_MISMATCH: Int32 = 20
/// A function was called in a wrong way.
public let SQLITE_MISUSE: Int32 = 21
/// The system has no files of this size.
public let SQLITE_NOLFS: Int32 = 22
/// An authorizer refused the statement.
public let SQLITE_AUTH: Int32 = 23
/// Not used by SQLite.
public let SQLITE_FORMAT: Int32 = 24
/// The number of a parameter or of a column is out of range.
public let SQLITE_RANGE: Int32 = 25
/// The file is no database.
public let SQLITE_NOTADB: Int32 = 26
/// A notice in the log.
public let SQLITE_NOTICE: Int32 = 27
/// A warning in the log.
public let SQLITE_WARNING: Int32 = 28
/// A step has a row.
public let SQLITE_ROW: Int32 = 100
/// A statement has come to its end.
public let SQLITE_DONE: Int32 = 101

// Extended results: the number of the result, and 256 times a number of their own.

public let SQLITE_BUSY_RECOVERY: Int32 = 5 | 1 << 8
public let SQLITE_BUSY_SNAPSHOT: Int32 = 5 | 2 << 8
public let SQLITE_READONLY_RECOVERY: Int32 = 8 | 1 << 8
public let SQLITE_READONLY_CANTLOCK: Int32 = 8 | 2 << 8
public let SQLITE_IOERR_READ: Int32 = 10 | 1 << 8
public let SQLITE_IOERR_SHORT_READ: Int32 = 10 | 2 << 8
public let SQLITE_IOERR_WRITE: Int32 = 10 | 3 << 8
public let SQLITE_CONSTRAINT_CHECK: Int32 = 19 | 1 << 8
public let SQLITE_CONSTRAINT_COMMITHOOK: Int32 = 19 | 2 << 8
public let SQLITE_CONSTRAINT_FOREIGNKEY: Int32 = 19 | 3 << 8
public let SQLITE_CONSTRAINT_FUNCTION: Int32 = 19 | 4 << 8
public let SQLITE_CONSTRAINT_NOTNULL: Int32 = 19 | 5 << 8
public let SQLITE_CONSTRAINT_PRIMARYKEY: Int32 = 19 | 6 << 8
public let SQLITE_CONSTRAINT_TRIGGER: Int32 = 19 | 7 << 8
public let SQLITE_CONSTRAINT_UNIQUE: Int32 = 19 | 8 << 8
public let SQLITE_CONSTRAINT_ROWID: Int32 = 19 | 10 << 8

// Types of values.

/// A value that is a whole number of 64 bits.
public let SQLITE_INTEGER: Int32 = 1
/// A value that is a number of 64 bits with a fraction.
public let SQLITE_FLOAT: Int32 = 2
/// A value that is a text.
public let SQLITE_TEXT: Int32 = 3
/// A value that is bytes.
public let SQLITE_BLOB: Int32 = 4
/// A value that is null.
public let SQLITE_NULL: Int32 = 5

// Ways to open a database.

/// Opens for reading only.
public let SQLITE_OPEN_READONLY: Int32 = 1
/// Opens for reading and writing.
public let SQLITE_OPEN_READWRITE: Int32 = 2
/// Makes the file where there is none.
public let SQLITE_OPEN_CREATE: Int32 = 4
/// The name may be an address.
public let SQLITE_OPEN_URI: Int32 = 64
/// Opens a database in memory.
public let SQLITE_OPEN_MEMORY: Int32 = 128
/// A connection is used by one thread at a time.
public let SQLITE_OPEN_NOMUTEX: Int32 = 0x8000
/// Any thread may use the connection.
public let SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000
/// Connections share a cache.
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 0x20000
/// The connection has a cache of its own.
public let SQLITE_OPEN_PRIVATECACHE: Int32 = 0x40000
/// The name may not be a symbolic link.
public let SQLITE_OPEN_NOFOLLOW: Int32 = 0x1000000
/// Opens a log.
public let SQLITE_OPEN_WAL: Int32 = 0x80000
public let SQLITE_OPEN_FILEPROTECTION_COMPLETE: Int32 = 0x100000
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN: Int32 = 0x200000
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION: Int32 = 0x300000
public let SQLITE_OPEN_FILEPROTECTION_NONE: Int32 = 0x400000

// Encodings of texts, and what a function is.

/// A function takes texts in UTF-8.
public let SQLITE_UTF8: Int32 = 1
public let SQLITE_UTF16LE: Int32 = 2
public let SQLITE_UTF16BE: Int32 = 3
public let SQLITE_UTF16: Int32 = 4
public let SQLITE_ANY: Int32 = 5
/// A function has one result for equal arguments.
public let SQLITE_DETERMINISTIC: Int32 = 0x800
public let SQLITE_DIRECTONLY: Int32 = 0x80000
public let SQLITE_INNOCUOUS: Int32 = 0x200000

// What happens to a row.

/// A row was deleted.
public let SQLITE_DELETE: Int32 = 9
/// A row was inserted.
public let SQLITE_INSERT: Int32 = 18
/// A row was changed.
public let SQLITE_UPDATE: Int32 = 23

// Ways to write the log.

public let SQLITE_CHECKPOINT_PASSIVE: Int32 = 0
public let SQLITE_CHECKPOINT_FULL: Int32 = 1
public let SQLITE_CHECKPOINT_RESTART: Int32 = 2
public let SQLITE_CHECKPOINT_TRUNCATE: Int32 = 3

// Limits.

/// The limit of a text or of a row, in bytes.
public let SQLITE_LIMIT_LENGTH: Int32 = 0
/// The limit of a statement, in bytes.
public let SQLITE_LIMIT_SQL_LENGTH: Int32 = 1
/// The limit of columns of a table.
public let SQLITE_LIMIT_COLUMN: Int32 = 2
public let SQLITE_LIMIT_EXPR_DEPTH: Int32 = 3
public let SQLITE_LIMIT_COMPOUND_SELECT: Int32 = 4
public let SQLITE_LIMIT_VDBE_OP: Int32 = 5
public let SQLITE_LIMIT_FUNCTION_ARG: Int32 = 6
public let SQLITE_LIMIT_ATTACHED: Int32 = 7
public let SQLITE_LIMIT_LIKE_PATTERN_LENGTH: Int32 = 8
public let SQLITE_LIMIT_VARIABLE_NUMBER: Int32 = 9
public let SQLITE_LIMIT_TRIGGER_DEPTH: Int32 = 10
