import Foundation

/// A result of a function of the system; 0 is no error.
public typealias OSStatus = Int32
/// Four letters.
public typealias OSType = UInt32
/// Four letters.
public typealias FourCharCode = UInt32
/// No error.
public var noErr: OSStatus { 0 }

/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
