public import Foundation

/// The kinds of merge policies.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// How conflicting changes are resolved. All contexts share their objects here, so that there is nothing to merge.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The kind that the policy was made with.
    public let mergeType: NSMergePolicyType
    /// A policy of a kind. No policy has an effect.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving fails at a conflict. No policy has an effect.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The values of the context are kept.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The values of the store are kept.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The object of the context is kept.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The object of the store is kept.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}
/// `NSMergePolicy.error`.
nonisolated(unsafe) public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
/// `NSMergePolicy.mergeByPropertyObjectTrump`.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject =
    NSMergePolicy.mergeByPropertyObjectTrump
/// `NSMergePolicy.mergeByPropertyStoreTrump`.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject =
    NSMergePolicy.mergeByPropertyStoreTrump
/// `NSMergePolicy.overwrite`.
nonisolated(unsafe) public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
/// `NSMergePolicy.rollback`.
nonisolated(unsafe) public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback
