@_exported public import Foundation
public import SwiftUI
public import UIKit

/// Asks how old a person says that they are. No user says it: a request is an error.
public struct AgeRangeService: Sendable {
    /// The only one.
    public static let shared = AgeRangeService()
    /// Why it is not known.
    public enum Error: Swift.Error, Sendable { case notAvailable, invalidRequest }
    /// Who said it.
    public enum AgeRangeDeclaration: Hashable, Sendable {
        case selfDeclared, guardianDeclared, checkedByOtherMethod, guardianCheckedByOtherMethod, governmentIDChecked
        case guardianGovernmentIDChecked, paymentChecked, guardianPaymentChecked
    }
    /// What a guardian has limited.
    public struct ParentalControls: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        /// Unknown bits are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// With whom a person talks.
        public static let communicationLimits = ParentalControls(rawValue: 1)
        /// Changes of a program have to be allowed.
        public static let significantAppChangeApprovalRequired = ParentalControls(rawValue: 2)
    }
    /// How old a person is.
    public struct AgeRange: Hashable, Sendable {
        /// In years; nil for no limit.
        public let lowerBound: Int?
        /// In years; nil for no limit.
        public let upperBound: Int?
        /// Who said it; nil where it is not known.
        public let ageRangeDeclaration: AgeRangeDeclaration?
        /// What a guardian has limited.
        public let activeParentalControls: ParentalControls
    }
    /// What a person answers.
    public enum Response: Hashable, Sendable {
        case declinedSharing
        case sharing(range: AgeRange)
    }
    /// False: no user says it.
    public var isEligibleForAgeFeatures: Bool { get async throws { false } }
    /// Throws: it is not available.
    @MainActor
    public func requestAgeRange(ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil,
                                in viewController: UIViewController) async throws -> Response {
        throw Error.notAvailable
    }
}
/// Asks how old a person says that they are, from a view.
@MainActor
public struct DeclaredAgeRangeAction: Sendable {
    nonisolated init() {}
    /// Throws: it is not available.
    public func callAsFunction(ageGates threshold1: Int, _ threshold2: Int? = nil,
                               _ threshold3: Int? = nil) async throws -> AgeRangeService.Response {
        throw AgeRangeService.Error.notAvailable
    }
}
extension EnvironmentValues {
    /// Asks how old a person says that they are.
    public var requestAgeRange: DeclaredAgeRangeAction { DeclaredAgeRangeAction() }
}
