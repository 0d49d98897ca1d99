public import Foundation

extension NSError {
    /// An error without a domain, of code 0: `throw NSError()`. On Apple's systems its domain is nil; here it is empty,
    /// because Foundation on Linux has no error without one. The argument is never given: an extension cannot override
    /// the initialiser of `NSObject`.
    public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}
