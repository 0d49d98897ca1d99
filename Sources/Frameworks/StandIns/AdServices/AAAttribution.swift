@_exported public import Foundation

/// Why it is not known where a program was found.
public enum AAAttributionErrorCode: Int, Error, Sendable { case networkError = 1, internalError, platformNotSupported }
/// Says where a program was found: not here.
public final class AAAttribution: NSObject {
    /// Throws: the platform is not supported.
    public class func attributionToken() throws -> String { throw AAAttributionErrorCode.platformNotSupported }
}
