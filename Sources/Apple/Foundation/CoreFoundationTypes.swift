public import Foundation

// Types of Core Foundation that are Foundation's own under other names.

/// Foundation's class of strings.
public typealias CFString = NSString
/// Foundation's class of strings that can be changed.
public typealias CFMutableString = NSMutableString
/// Foundation's class of bytes.
public typealias CFData = NSData
/// Foundation's class of bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// Foundation's class of dictionaries.
public typealias CFDictionary = NSDictionary
/// Foundation's class of dictionaries that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Foundation's class of arrays.
public typealias CFArray = NSArray
/// Foundation's class of arrays that can be changed.
public typealias CFMutableArray = NSMutableArray
/// Foundation's class of numbers.
public typealias CFNumber = NSNumber
/// Foundation's class of numbers, of which true and false are 1 and 0.
public typealias CFBoolean = NSNumber
/// Foundation's class of addresses.
public typealias CFURL = NSURL
/// Foundation's class of dates.
public typealias CFDate = NSDate
/// Foundation's class of errors.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject
/// Bits that say yes or no.
public typealias CFOptionFlags = UInt
/// A place or a number of elements.
public typealias CFIndex = Int
/// Seconds since the first moment of 2001, in universal time.
public typealias CFAbsoluteTime = Double

/// Seconds since the first moment of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// How often an object is retained.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { CFIndex(_getRetainCount(cf)) }
