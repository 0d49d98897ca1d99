public import Combine
public import ManagedSettings
import QuadrantViews
public import SwiftUI

/// Whether a program may restrict others.
public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved
    public var description: String { ["notDetermined", "denied", "approved"][rawValue] }
}
/// Whose device it is.
public enum FamilyControlsMember: Int, Hashable, Sendable { case child, individual }
/// Why a program may not.
public enum FamilyControlsError: Error, Hashable, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}
/// Asks for permission: it is denied.
@MainActor @preconcurrency
public final class AuthorizationCenter: ObservableObject {
    /// The only one.
    public static let shared = AuthorizationCenter()
    private init() {}
    /// Denied.
    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied
    /// Throws `unavailable`.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.unavailable
    }
}

/// The programs, categories and domains that a person has chosen.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    /// Programs.
    public var applicationTokens: Set<ApplicationToken> = []
    /// Categories.
    public var categoryTokens: Set<ActivityCategoryToken> = []
    /// Domains.
    public var webDomainTokens: Set<WebDomainToken> = []
    /// Nothing is chosen.
    public init(includeEntireCategory: Bool = false) {}
}
/// Chooses programs: a panel, there are none.
public struct FamilyActivityPicker: View {
    private let header: String?
    /// Chooses programs; the selection does not change.
    nonisolated public init(headerText: String? = nil, footerText: String? = nil,
                            selection: Binding<FamilyActivitySelection>) {
        header = headerText
    }
    public var body: some View {
        FrameworkPanel("FamilyActivityPicker", symbol: "hourglass", detail: header)
    }
}
extension View {
    /// Chooses programs in a sheet.
    nonisolated public func familyActivityPicker(headerText: String? = nil, footerText: String? = nil,
                                                 isPresented: Binding<Bool>,
                                                 selection: Binding<FamilyActivitySelection>) -> some View {
        sheet(isPresented: isPresented) { FamilyActivityPicker(headerText: headerText, selection: selection) }
    }
}
