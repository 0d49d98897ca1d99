@_exported public import Foundation

// Restrictions of a device. Values are kept in the store; nothing of this system is restricted.

/// The restrictions that a program sets.
open class ManagedSettingsStore {
    /// The name of a store.
    public struct Name: Codable, Hashable, RawRepresentable, Sendable {
        /// The store of a program that gives no name.
        public static let `default` = Name("default")
        /// The name.
        public let rawValue: String
        /// A store by a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A store by a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// The store without a name.
    public init() {}
    /// The store of a name.
    public init(named: Name) {}

    /// Accounts. Nothing to do: nothing is restricted here.
    public var account = AccountSettings()
    /// The store of programs. Nothing to do: nothing is restricted here.
    public var appStore = AppStoreSettings()
    /// Programs. Nothing to do: nothing is restricted here.
    public var application = ApplicationSettings()
    /// Connections by a telephone network. Nothing to do: nothing is restricted here.
    public var cellular = CellularSettings()
    /// The clock. Nothing to do: nothing is restricted here.
    public var dateAndTime = DateAndTimeSettings()
    /// Games with others. Nothing to do: nothing is restricted here.
    public var gameCenter = GameCenterSettings()
    /// Books, music and videos. Nothing to do: nothing is restricted here.
    public var media = MediaSettings()
    /// The passcode. Nothing to do: nothing is restricted here.
    public var passcode = PasscodeSettings()
    /// The browser. Nothing to do: nothing is restricted here.
    public var safari = SafariSettings()
    /// Programs and domains that are covered. Nothing to do: there are no other programs.
    public var shield = ShieldSettings()
    /// The assistant. Nothing to do: nothing is restricted here.
    public var siri = SiriSettings()
    /// The pages that may be read. Nothing to do: nothing is restricted here.
    public var webContent = WebContentSettings()

    /// Removes all restrictions of the store.
    public func clearAllSettings() {
        account = AccountSettings()
        appStore = AppStoreSettings()
        application = ApplicationSettings()
        cellular = CellularSettings()
        dateAndTime = DateAndTimeSettings()
        gameCenter = GameCenterSettings()
        media = MediaSettings()
        passcode = PasscodeSettings()
        safari = SafariSettings()
        shield = ShieldSettings()
        siri = SiriSettings()
        webContent = WebContentSettings()
    }
}

/// Restrictions of accounts; nil is no restriction, here as in all settings.
public struct AccountSettings: Codable, Equatable, Sendable {
    /// Whether accounts cannot be changed.
    public var lockAccounts: Bool?
}
/// Restrictions of the store of programs.
public struct AppStoreSettings: Codable, Equatable, Sendable {
    /// The highest age that programs are made for, as the store counts it.
    public var maximumRating: Int?
    /// Whether nothing can be bought in programs.
    public var denyInAppPurchases: Bool?
    /// Whether a password is asked for each time.
    public var requirePasswordForPurchases: Bool?
}
/// Restrictions of programs.
public struct ApplicationSettings: Codable, Equatable, Sendable {
    /// Programs that are hidden.
    public var blockedApplications: Set<Application>?
    /// Whether no program can be added.
    public var denyAppInstallation: Bool?
    /// Whether no program can be removed.
    public var denyAppRemoval: Bool?
}
/// Restrictions of connections by a telephone network.
public struct CellularSettings: Codable, Equatable, Sendable {
    /// Whether it cannot be changed which programs use them.
    public var lockAppCellularData: Bool?
    /// Whether the plan cannot be changed.
    public var lockCellularPlan: Bool?
    /// Whether the card cannot be changed.
    public var lockESIM: Bool?
}
/// Restrictions of the clock.
public struct DateAndTimeSettings: Codable, Equatable, Sendable {
    /// Whether the clock is set by the network.
    public var requireAutomaticDateAndTime: Bool?
}
/// Restrictions of games with others.
public struct GameCenterSettings: Codable, Equatable, Sendable {
    /// Whether no friends can be added.
    public var denyAddingFriends: Bool?
    /// Whether games with others are refused.
    public var denyMultiplayerGaming: Bool?
}
/// Restrictions of books, music and videos.
public struct MediaSettings: Codable, Equatable, Sendable {
    /// Whether there are no erotic books.
    public var denyBookstoreErotica: Bool?
    /// Whether there is nothing explicit.
    public var denyExplicitContent: Bool?
    /// Whether music is the person's own.
    public var denyMusicService: Bool?
    /// The highest rating of videos.
    public var maximumMovieRating: Int?
    /// The highest rating of shows.
    public var maximumTVShowRating: Int?
}
/// Restrictions of the passcode.
public struct PasscodeSettings: Codable, Equatable, Sendable {
    /// Whether it cannot be changed.
    public var lockPasscode: Bool?
}
/// Restrictions of the browser.
public struct SafariSettings: Codable, Equatable, Sendable {
    /// Which pages may keep cookies.
    public enum CookiePolicy: Codable, Equatable, Sendable { case always, currentWebsite, never, visitedWebsites }
    /// Which pages may keep cookies.
    public var cookiePolicy: CookiePolicy?
    /// Whether nothing is filled in.
    public var denyAutoFill: Bool?
}
/// The programs and domains that are covered.
public struct ShieldSettings: Codable, Equatable, Sendable {
    /// Which categories are covered.
    public enum ActivityCategoryPolicy<Activity>: Codable, Equatable, Sendable {
        case all(except: Set<Token<Activity>> = [])
        case none
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }
    /// Programs.
    public var applications: Set<ApplicationToken>?
    /// Categories of programs.
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    /// Domains.
    public var webDomains: Set<WebDomainToken>?
    /// Categories of domains.
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
/// Restrictions of the assistant.
public struct SiriSettings: Codable, Equatable, Sendable {
    /// Whether there is none.
    public var denySiri: Bool?
}
/// Restrictions of the pages that may be read.
public struct WebContentSettings: Codable, Equatable, Sendable {
    /// Which domains are not shown.
    public enum FilterPolicy: Codable, Equatable, Sendable {
        case all(except: Set<WebDomain> = [])
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        case none
        case specific(Set<WebDomain>)
    }
    /// Which domains are not shown.
    public var blockedByFilter: FilterPolicy?
}
