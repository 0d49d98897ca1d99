public import Foundation

/// A place and a number of elements after it.
public struct CFRange: Hashable, Sendable {
    /// The first element.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex
    /// An empty range at the start.
    public init() { self.init(location: 0, length: 0) }
    /// The elements from `location` on.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}
/// The elements from `loc` on, `len` of them.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Data with a copy of these bytes. The allocator is not used.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    bytes.map { NSData(bytes: $0, length: length) } ?? NSData()
}
/// A copy. The allocator is not used.
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { NSData(data: theData as Data) }
/// Empty data that grows. The allocator and the capacity, which is a hint, are not used.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
/// A copy that can be changed. The allocator and the capacity, which is a hint, are not used.
public func CFDataCreateMutableCopy(_ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!)
    -> CFMutableData! { NSMutableData(data: theData as Data) }
/// The first byte, for writing.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
/// Copies the bytes of a range to a place.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}
/// Cuts the data, or appends bytes of zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = length }
/// Appends bytes of zero.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
    theData.increaseLength(by: extraLength)
}
/// Appends bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    theData.append(bytes, length: length)
}
/// Puts other bytes, `newLength` of them, in the place of a range.
public func CFDataReplaceBytes(_ theData: CFMutableData!, _ range: CFRange, _ newBytes: UnsafePointer<UInt8>!,
                               _ newLength: CFIndex) {
    theData.replaceBytes(in: NSRange(location: range.location, length: range.length), withBytes: newBytes,
                         length: newLength)
}
/// Removes the bytes of a range.
public func CFDataDeleteBytes(_ theData: CFMutableData!, _ range: CFRange) {
    CFDataReplaceBytes(theData, range, [0], 0)
}
