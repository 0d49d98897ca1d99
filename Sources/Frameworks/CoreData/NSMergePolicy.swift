public import Foundation

/// The kinds of merge policies.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// How conflicting changes are resolved at a save to a file. Contexts of a store in memory share their objects, so that
/// there is nothing to merge.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The kind that the policy was made with.
    public let mergeType: NSMergePolicyType
    /// A policy of a kind.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving fails at a conflict.
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
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// `NSMergePolicy.mergeByPropertyObjectTrump`.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
/// `NSMergePolicy.mergeByPropertyStoreTrump`.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
/// `NSMergePolicy.overwrite`.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// `NSMergePolicy.rollback`.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }
