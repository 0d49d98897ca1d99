public import Dispatch
@_exported public import Foundation

// Notes of calls that a server sends. None comes.

/// What a note is for.
public struct PKPushType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A call.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// Something on a watch; not used since iOS 13.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    /// A file of a provider.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
/// The address of a device. None is given.
open class PKPushCredentials: NSObject {
    override init() { super.init() }
    /// What it is for.
    open var type: PKPushType { .voIP }
    /// Empty.
    open var token: Data { Data() }
}
/// A note. None comes.
open class PKPushPayload: NSObject {
    override init() { super.init() }
    /// What it is for.
    open var type: PKPushType { .voIP }
    /// Empty.
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
/// Is notified of notes. Its methods are never called.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// A device has an address.
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// A note has come.
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
                      for type: PKPushType, completion: @escaping () -> Void)
    /// An address holds no more.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
    public func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
                             for type: PKPushType, completion: @escaping () -> Void) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
/// Asks for notes. None comes.
open class PKPushRegistry: NSObject {
    /// Held weakly; never called.
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// What is asked for. Nothing to do: none comes.
    open var desiredPushTypes: Set<PKPushType>?
    /// Tells a delegate on a queue; nil is the main one.
    public init(queue: DispatchQueue?) { super.init() }
    /// Nil: no address is given.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
