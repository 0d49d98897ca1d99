public import Foundation

/// An error that ends the program, which Foundation on Linux does not have: Swift has no way to go on after one, on a
/// phone neither.
open class NSException: NSObject, @unchecked Sendable {
    /// What kind of error it is.
    public let name: NSExceptionName
    /// What has happened; nil for nothing to say.
    public let reason: String?
    /// What belongs to it; nil for nothing.
    public let userInfo: [AnyHashable: Any]?
    /// An error of a kind, with what has happened and what belongs to it.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }
    /// Ends the program, with name and reason, as an exception that nothing catches does on a phone.
    open func raise() { fatalError("*** Terminating app due to \(name.rawValue): \(reason ?? "no reason")") }
    /// The addresses of the calls in which it was raised: none, because it ends the program.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The names of the calls in which it was raised: none, because it ends the program.
    open var callStackSymbols: [String] { [] }
}

extension NSExceptionName {
    /// An error without a kind of its own.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// A number or a place outside of what is there.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// A function was called with a value that it does not take.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// What was assumed does not hold.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// There is no memory.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    /// An object is not there any more.
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    /// Something old was used.
    public static let oldStyleException = NSExceptionName(rawValue: "NSOldStyleException")
    /// An object has no value of a name.
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
