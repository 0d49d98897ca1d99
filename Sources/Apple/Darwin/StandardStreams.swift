@preconcurrency public import Glibc

// Darwin's headers say that these are there; those here leave it open.

public var stdin: UnsafeMutablePointer<FILE> { Glibc.stdin! }
public var stdout: UnsafeMutablePointer<FILE> { Glibc.stdout! }
public var stderr: UnsafeMutablePointer<FILE> { Glibc.stderr! }
