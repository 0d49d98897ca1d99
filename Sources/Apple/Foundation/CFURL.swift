public import Foundation

/// What gets memory for objects. Swift does here; functions take any, and do not use it.
public typealias CFAllocator = AnyObject
/// The allocator that is used where none is named.
public var kCFAllocatorDefault: CFAllocator! { nil }

/// An address of a text, relative to a base where there is one; nil for an empty text and for one that is no address.
/// The allocator is not used. Characters that an address does not have, and square brackets in a query, are written
/// with `%`; sequences that begin with `%` stay as they are, also where `URL(string:)` would write the `%` itself so.
///
/// Users of the function report what becomes of brackets and of sequences; which other characters are written with `%`
/// is a guess, by RFC 3986.
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
    guard let text = URLString as String?, !text.isEmpty else { return nil }
    let query = text.firstIndex(of: "?") ?? text.endIndex
    let escaped = text[..<query].addingPercentEncoding(withAllowedCharacters: ofAddresses)
        .flatMap { start in
            text[query...].addingPercentEncoding(withAllowedCharacters: ofAddresses.subtracting(brackets))
                .map { start + $0 }
        }
    guard let escaped else { return nil }
    return NSURL(string: escaped, relativeTo: baseURL as URL?)
}

private let brackets = CharacterSet(charactersIn: "[]")
/// Letters, digits, and the marks of RFC 3986 with `%`.
private let ofAddresses = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#[]@!$&'()*+,;=%")
