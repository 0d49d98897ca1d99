// Numbers of SQLite (sqlite.org/rescode.html, sqlite.org/c3ref/constlist.html).

// Results.

public let SQLITE_OK: Int32 = 0
public let SQLITE_ERROR: Int32 = 1
public let SQLITE_INTERNAL: Int32 = 2
public let SQLITE_PERM: Int32 = 3
public let SQLITE_ABORT: Int32 = 4
public let SQLITE_BUSY: Int32 = 5
public let SQLITE_LOCKED: Int32 = 6
public let SQLITE_NOMEM: Int32 = 7
public let SQLITE_READONLY: Int32 = 8
public let SQLITE_INTERRUPT: Int32 = 9
public let SQLITE_IOERR: Int32 = 10
public let SQLITE_CORRUPT: Int32 = 11
public let SQLITE_NOTFOUND: Int32 = 12
public let SQLITE_FULL: Int32 = 13
public let SQLITE_CANTOPEN: Int32 = 14
public let SQLITE_PROTOCOL: Int32 = 15
public let SQLITE_EMPTY: Int32 = 16
public let SQLITE_SCHEMA: Int32 = 17
public let SQLITE_TOOBIG: Int32 = 18
public let SQLITE_CONSTRAINT: Int32 = 19
public let SQLITE_MISMATCH: Int32 = 20
public let SQLITE_MISUSE: Int32 = 21
public let SQLITE_NOLFS: Int32 = 22
public let SQLITE_AUTH: Int32 = 23
public let SQLITE_FORMAT: Int32 = 24
public let SQLITE_RANGE: Int32 = 25
public let SQLITE_NOTADB: Int32 = 26
public let SQLITE_NOTICE: Int32 = 27
public let SQLITE_WARNING: Int32 = 28
public let SQLITE_ROW: Int32 = 100
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

public let SQLITE_INTEGER: Int32 = 1
public let SQLITE_FLOAT: Int32 = 2
public let SQLITE_TEXT: Int32 = 3
public let SQLITE_BLOB: Int32 = 4
public let SQLITE_NULL: Int32 = 5

// Ways to open a database.

public let SQLITE_OPEN_READONLY: Int32 = 1
public let SQLITE_OPEN_READWRITE: Int32 = 2
public let SQLITE_OPEN_CREATE: Int32 = 4
public let SQLITE_OPEN_URI: Int32 = 64
public let SQLITE_OPEN_MEMORY: Int32 = 128
public let SQLITE_OPEN_NOMUTEX: Int32 = 0x8000
public let SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 0x20000
public let SQLITE_OPEN_PRIVATECACHE: Int32 = 0x40000
public let SQLITE_OPEN_NOFOLLOW: Int32 = 0x1000000
public let SQLITE_OPEN_WAL: Int32 = 0x80000
public let SQLITE_OPEN_FILEPROTECTION_COMPLETE: Int32 = 0x100000
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN: Int32 = 0x200000
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION: Int32 = 0x300000
public let SQLITE_OPEN_FILEPROTECTION_NONE: Int32 = 0x400000

// Encodings of texts, and what a function is.

public let SQLITE_UTF8: Int32 = 1
public let SQLITE_UTF16LE: Int32 = 2
public let SQLITE_UTF16BE: Int32 = 3
public let SQLITE_UTF16: Int32 = 4
public let SQLITE_ANY: Int32 = 5
public let SQLITE_DETERMINISTIC: Int32 = 0x800
public let SQLITE_DIRECTONLY: Int32 = 0x80000
public let SQLITE_INNOCUOUS: Int32 = 0x200000

// What happens to a row.

public let SQLITE_DELETE: Int32 = 9
public let SQLITE_INSERT: Int32 = 18
public let SQLITE_UPDATE: Int32 = 23

// Ways to write the log.

public let SQLITE_CHECKPOINT_PASSIVE: Int32 = 0
public let SQLITE_CHECKPOINT_FULL: Int32 = 1
public let SQLITE_CHECKPOINT_RESTART: Int32 = 2
public let SQLITE_CHECKPOINT_TRUNCATE: Int32 = 3

// Limits.

public let SQLITE_LIMIT_LENGTH: Int32 = 0
public let SQLITE_LIMIT_SQL_LENGTH: Int32 = 1
public let SQLITE_LIMIT_COLUMN: Int32 = 2
public let SQLITE_LIMIT_EXPR_DEPTH: Int32 = 3
public let SQLITE_LIMIT_COMPOUND_SELECT: Int32 = 4
public let SQLITE_LIMIT_VDBE_OP: Int32 = 5
public let SQLITE_LIMIT_FUNCTION_ARG: Int32 = 6
public let SQLITE_LIMIT_ATTACHED: Int32 = 7
public let SQLITE_LIMIT_LIKE_PATTERN_LENGTH: Int32 = 8
public let SQLITE_LIMIT_VARIABLE_NUMBER: Int32 = 9
public let SQLITE_LIMIT_TRIGGER_DEPTH: Int32 = 10
