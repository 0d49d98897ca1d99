import Foundation

// Restrictions of a device. Values are kept; no program is shielded.

/// A program, which only the system knows.
public struct ApplicationToken: Codable, Hashable, Sendable {}
/// A category of programs, which only the system knows.
public struct ActivityCategoryToken: Codable, Hashable, Sendable {}
/// A domain of the web, which only the system knows.
public struct WebDomainToken: Codable, Hashable, Sendable {}

/// The programs that are shielded.
public struct ShieldSettings: Sendable {
    /// Which categories are shielded.
    public enum ActivityCategoryPolicy: Sendable {
        case all(except: Set<ApplicationToken> = []), none, specific(Set<ActivityCategoryToken>,
                                                                     except: Set<ApplicationToken> = [])
    }
    /// Programs.
    public var applications: Set<ApplicationToken>?
    /// Categories.
    public var applicationCategories: ActivityCategoryPolicy?
    /// Domains.
    public var webDomains: Set<WebDomainToken>?
}
/// The restrictions of a program.
public final class ManagedSettingsStore {
    /// The name of the restrictions.
    public struct Name: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Restrictions by a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Restrictions by a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// The restrictions of a program.
    public init() {}
    /// The restrictions of a name.
    public init(named: Name) {}
    /// The programs that are shielded. Nothing to do: there are no other programs.
    public var shield = ShieldSettings()
    /// Removes all restrictions.
    public func clearAllSettings() { shield = ShieldSettings() }
}
