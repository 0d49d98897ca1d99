@_exported public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

// Game Center. No player is signed in: signing in fails, and scores are not sent.

/// Why Game Center was not used.
public struct GKError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
        case gameUnrecognized = 15, notSupported
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// No player is signed in.
    public static let notAuthenticated = Code.notAuthenticated
    /// The domain of the framework.
    public static var errorDomain: String { "GKErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Unknown.
    public static var unknown: Code { .unknown }
    /// Cancelled.
    public static var cancelled: Code { .cancelled }
    /// Communications failure.
    public static var communicationsFailure: Code { .communicationsFailure }
    /// User denied.
    public static var userDenied: Code { .userDenied }
    /// Invalid credentials.
    public static var invalidCredentials: Code { .invalidCredentials }
    /// Authentication in progress.
    public static var authenticationInProgress: Code { .authenticationInProgress }
    /// Invalid player.
    public static var invalidPlayer: Code { .invalidPlayer }
    /// Score not set.
    public static var scoreNotSet: Code { .scoreNotSet }
    /// Parental controls blocked.
    public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
    /// Game unrecognized.
    public static var gameUnrecognized: Code { .gameUnrecognized }
    /// Not supported.
    public static var notSupported: Code { .notSupported }
}
extension GKError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? GKError)?.code == code }
}

/// What all players have.
open class GKBasePlayer: NSObject {
    override init() { super.init() }
    /// Nil.
    open var displayName: String? { nil }
}
/// A player.
open class GKPlayer: GKBasePlayer {
    /// Empty.
    open var alias: String { "" }
    /// Empty.
    open var gamePlayerID: String { "" }
    /// Empty.
    open var teamPlayerID: String { "" }
    /// False.
    open var isInvitable: Bool { false }
    /// False.
    open func scopedIDsArePersistent() -> Bool { false }
    /// The sizes of pictures.
    public enum PhotoSize: Int, Sendable { case small, normal }
    /// Throws.
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    open func loadPhoto(for size: PhotoSize,
                        withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
}
/// The player of this device: not signed in.
@MainActor @preconcurrency
open class GKLocalPlayer: GKPlayer {
    private static let only = GKLocalPlayer()
    /// The only one.
    open class var local: GKLocalPlayer { only }
    private nonisolated override init() { super.init() }
    /// False.
    open var isAuthenticated: Bool { false }
    /// False.
    open var isUnderage: Bool { false }
    /// False.
    open var isMultiplayerGamingRestricted: Bool { false }
    /// False.
    open var isPersonalizedCommunicationRestricted: Bool { false }
    /// False.
    open var isPresentingFriendRequestViewController: Bool { false }
    /// Throws.
    open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    /// Throws.
    open func loadFriends(identifiedBy identifiers: [String]) async throws -> [GKPlayer] {
        throw GKError(.notAuthenticated)
    }
    /// Throws.
    open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
        throw GKError(.notAuthenticated)
    }
    /// Tells an object of invitations. Nothing to do: none comes.
    open func register(_ listener: any GKLocalPlayerListener) {}
    /// Tells it no more. Nothing to do: none comes.
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    /// Called at once, without a screen and with an error.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
    }
}

/// Told of invitations. None comes.
public protocol GKLocalPlayerListener: GKInviteEventListener, GKTurnBasedEventListener, NSObjectProtocol {}

/// A list of scores. None is known.
open class GKLeaderboard: NSObject {
    /// Which players.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// Which time.
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    /// The score of a player. None is known.
    open class Entry: NSObject {
        override init() { super.init() }
        /// 0.
        open var score: Int { 0 }
        /// 0.
        open var rank: Int { 0 }
        /// 0.
        open var formattedScore: String { "0" }
        /// 0.
        open var context: Int { 0 }
        /// Long ago.
        open var date: Date { .distantPast }
        /// No one.
        open var player: GKPlayer { GKPlayer() }
    }
    override init() { super.init() }
    /// The name.
    open var baseLeaderboardID: String { "" }
    /// Nil.
    open var title: String? { nil }
    /// Whether scores are forgotten after a time.
    public enum LeaderboardType: Int, Sendable { case classic, recurring }
    /// Never forgotten.
    open var type: LeaderboardType { .classic }
    /// Nil.
    open var groupIdentifier: String? { nil }
    /// Throws.
    open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws
        -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
    /// Throws.
    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
        throw GKError(.notAuthenticated)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
    /// Throws.
    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
        throw GKError(.notAuthenticated)
    }
    /// Throws.
    open func loadPreviousOccurrence() async throws -> GKLeaderboard? { throw GKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    @preconcurrency open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?,
        completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError(.notAuthenticated)) }
    /// Throws.
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
                                completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(GKError(.notAuthenticated))
    }
    /// Throws.
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError(.notAuthenticated)
    }
}
/// Something that a player has reached.
open class GKAchievement: NSObject {
    /// The name.
    open var identifier: String
    /// How much of it.
    open var percentComplete = 0.0
    /// Whether it is shown. Nothing to do: no player is signed in.
    open var showsCompletionBanner = false
    /// Something by its name.
    public init(identifier: String) { self.identifier = identifier }
    /// Whether all of it.
    open var isCompleted: Bool { percentComplete >= 100 }
    /// Calls the closure at once, with an error.
    @preconcurrency open class func report(_ achievements: [GKAchievement],
                           withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Something of a player by its name.
    public init(identifier: String, player: GKPlayer) { self.identifier = identifier }
    /// Long ago.
    open var lastReportedDate: Date { .distantPast }
    /// Throws.
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    /// Throws.
    open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    open class func resetAchievements(completionHandler: ((any Error)?) -> Void) {
        completionHandler(GKError(.notAuthenticated))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency open class func loadAchievements(
        completionHandler: @escaping @Sendable ([GKAchievement]?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError(.notAuthenticated)) }
    /// Throws.
    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
}

/// What can be reached. Nothing is known.
open class GKAchievementDescription: NSObject {
    override init() { super.init() }
    /// Empty.
    open var identifier: String { "" }
    /// Empty.
    open var title: String { "" }
    /// Empty.
    open var achievedDescription: String { "" }
    /// Empty.
    open var unachievedDescription: String { "" }
    /// 0.
    open var maximumPoints: Int { 0 }
    /// False.
    open var isHidden: Bool { false }
    /// False.
    open var isReplayable: Bool { false }
    /// Throws.
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
        throw GKError(.notAuthenticated)
    }
    /// Throws.
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
}

/// The button of Game Center over a game. It is not shown.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
    /// Where it is.
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    /// The only one.
    public static let shared = GKAccessPoint()
    /// Whether it is shown. Nothing to do: no player is signed in.
    open var isActive = false
    /// Where it is. Nothing to do: no player is signed in.
    open var location = Location.topLeading
    /// Whether it shows what was reached. Nothing to do: no player is signed in.
    open var showHighlights = false
    /// False.
    open var isVisible: Bool { false }
    /// False.
    open var isPresentingGameCenter: Bool { false }
    /// Empty.
    open var frameInScreenCoordinates: CGRect { .zero }
    /// The window. Nothing to do: no player is signed in.
    open weak var parentWindow: UIWindow?
    /// Opens the screen of Game Center: the closure is called at once, and nothing opens.
    open func trigger(handler: @escaping () -> Void) { handler() }
    /// Opens a part of the screen: the closure is called at once, and nothing opens.
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
    /// Opens something that was reached: the closure is called at once, and nothing opens.
    open func trigger(achievementID: String, handler: (() -> Void)? = nil) { handler?() }
    /// Opens a list of scores: the closure is called at once, and nothing opens.
    open func trigger(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
                      timeScope: GKLeaderboard.TimeScope, handler: (() -> Void)? = nil) { handler?() }
}

/// What is shown of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}
/// Is notified when the screen is closed.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// The screen was closed; never called.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// The screen of Game Center: a panel.
@MainActor @preconcurrency
open class GKGameCenterViewController: UINavigationController {
    /// Held weakly; never called.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    /// A part of the screen.
    public convenience init(state: GKGameCenterViewControllerState) { self.init() }
    /// A list of scores.
    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) { self.init() }
    /// Something that was reached.
    public convenience init(achievementID: String) { self.init() }
    /// A player.
    public convenience init(player: GKPlayer) { self.init() }
    /// A list of scores.
    public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
                            timeScope: GKLeaderboard.TimeScope) { self.init() }
    open override func loadView() { view = PanelView() }
}
private final class PanelView: UIView {
    override func _content() -> AnyView? {
        AnyView(FrameworkPanel("GKGameCenterViewController", symbol: "gamecontroller"))
    }
}
