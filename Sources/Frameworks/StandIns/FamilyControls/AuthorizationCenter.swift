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
    /// Answers with `unavailable`.
    public func requestAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
    /// Succeeds: there is no permission.
    public func revokeAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        completionHandler(.success(()))
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
    /// Whether the programs of chosen categories are chosen one by one.
    public let includeEntireCategory: Bool
    /// Programs.
    public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
    /// Categories.
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
    /// Domains.
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
    /// Nothing is chosen.
    public init(includeEntireCategory: Bool = false) { self.includeEntireCategory = includeEntireCategory }
}

/// The name of a chosen program, category or domain, which only the system knows: a text of what it is.
public struct FamilyActivityTitleView: View {
    fileprivate let text: String
    public var body: some View { Text(text) }
}
/// The picture of a chosen program, category or domain, which only the system knows: a symbol.
public struct FamilyActivityIconView: View {
    fileprivate let symbol: String
    public var body: some View { Image(systemName: symbol) }
}
extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    /// A label of a chosen program.
    nonisolated public init(_ applicationToken: ApplicationToken) {
        self.init { FamilyActivityTitleView(text: "App") } icon: { FamilyActivityIconView(symbol: "app") }
    }
    /// A label of a chosen category.
    nonisolated public init(_ categoryToken: ActivityCategoryToken) {
        self.init { FamilyActivityTitleView(text: "Category") } icon: {
            FamilyActivityIconView(symbol: "square.stack.3d.up")
        }
    }
    /// A label of a chosen domain.
    nonisolated public init(_ webDomainToken: WebDomainToken) {
        self.init { FamilyActivityTitleView(text: "Website") } icon: { FamilyActivityIconView(symbol: "globe") }
    }
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
