public import Foundation

/// The origin of an error.
public typealias CFErrorDomain = CFString

/// The origin of an error, which says what its code means.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain as NSString }
/// The code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// What else an error says.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as NSDictionary }
/// What happened, for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as NSString }
/// Why it happened, for people; nil where the error does not say.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason.map { $0 as NSString } }
/// What to do about it, for people; nil where the error does not say.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
    err.localizedRecoverySuggestion.map { $0 as NSString }
}
