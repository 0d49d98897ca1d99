@_exported public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

// Game Center. No player is signed in: signing in fails, and scores are not sent.

/// Why Game Center was not used.
public struct GKError: Error, Hashable, Sendable {
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
    /// Called at once, without a screen and with an error.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
    }
}

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
    }
    override init() { super.init() }
    /// The name.
    open var baseLeaderboardID: String { "" }
    /// Nil.
    open var title: String? { nil }
    /// Throws.
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    /// Calls the closure at once, with an error.
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
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
    open class func report(_ achievements: [GKAchievement],
                           withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Throws.
    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
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
}

/// What is shown of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
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
    public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
                            timeScope: GKLeaderboard.TimeScope) { self.init() }
    open override func loadView() { view = PanelView() }
}
private final class PanelView: UIView {
    override func _content() -> AnyView? {
        AnyView(FrameworkPanel("GKGameCenterViewController", symbol: "gamecontroller"))
    }
}
