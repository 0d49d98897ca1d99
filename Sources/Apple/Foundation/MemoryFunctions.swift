import Foundation
import Glibc

// Functions of C whose pointers may be nil in Darwin's headers and not in Linux's. Like there, a pointer that is nil is
// an error unless there are no bytes.

/// Sets bytes to a value.
@discardableResult
@_disfavoredOverload
public func memset(_ b: UnsafeMutableRawPointer?, _ c: Int32, _ len: Int) -> UnsafeMutableRawPointer? {
    b.flatMap { Glibc.memset($0, c, len) }
}
/// Copies bytes to a place that does not overlap.
@discardableResult
@_disfavoredOverload
public func memcpy(_ dst: UnsafeMutableRawPointer?, _ src: UnsafeRawPointer?, _ n: Int) -> UnsafeMutableRawPointer? {
    guard let dst, let src else { return dst }
    return Glibc.memcpy(dst, src, n)
}
/// Copies bytes to a place that may overlap.
@discardableResult
@_disfavoredOverload
public func memmove(_ dst: UnsafeMutableRawPointer?, _ src: UnsafeRawPointer?, _ len: Int) -> UnsafeMutableRawPointer? {
    guard let dst, let src else { return dst }
    return Glibc.memmove(dst, src, len)
}
/// Below zero, zero or above it, as the first bytes come before the second ones.
@_disfavoredOverload
public func memcmp(_ s1: UnsafeRawPointer?, _ s2: UnsafeRawPointer?, _ n: Int) -> Int32 {
    guard let s1, let s2 else { return 0 }
    return Glibc.memcmp(s1, s2, n)
}
