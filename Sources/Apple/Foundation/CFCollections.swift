public import Foundation

/// Whether both are equal, as `isEqual(_:)` compares them.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    guard let first = cf1 as? NSObject else { return cf1 === cf2 }
    return first.isEqual(cf2)
}
/// A number that equal objects share.
public func CFHash(_ cf: CFTypeRef!) -> UInt { UInt(bitPattern: (cf as? NSObject)?.hash ?? 0) }
/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
/// The number of pairs.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
/// The number of UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }
/// Whether the value is true.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }
/// The preferred languages of the user, the first one first.
public func CFLocaleCopyPreferredLanguages() -> CFArray! { NSArray(array: Locale.preferredLanguages) }
