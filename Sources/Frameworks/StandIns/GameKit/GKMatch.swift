public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

// Games of several players. No player is signed in: none is found.

/// What a game is asked for.
open class GKMatchRequest: NSObject {
    /// Players, at least.
    open var minPlayers = 2
    /// Players, at most.
    open var maxPlayers = 2
    /// Players that the screen begins with.
    open var defaultNumberOfPlayers = 2
    /// A number that all players have.
    open var playerGroup = 0
    /// Bits that all players together fill.
    open var playerAttributes: UInt32 = 0
    /// Who is asked.
    open var recipients: [GKPlayer]?
    /// What they read.
    open var inviteMessage: String?
    /// Is notified what they answer; never called.
    open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
    /// Whether old games are looked for too.
    open var restrictToAutomatch = false
    /// The list of players that wait.
    open var queueName: String?
    /// Two players.
    public override init() { super.init() }
    /// Players, at most.
    open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int { matchType == .turnBased ? 16 : 4 }
}
/// The kind of a game.
public enum GKMatchType: UInt, Sendable { case peerToPeer, hosted, turnBased }
/// What someone answers.
public enum GKInviteRecipientResponse: Int, Sendable {
    case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}
/// Whether a player is there.
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }
/// Someone asks for a game. No user does.
open class GKInvite: NSObject {
    override init() { super.init() }
    /// No user.
    open var sender: GKPlayer { GKPlayer() }
    /// False.
    open var isHosted: Bool { false }
    /// 0.
    open var playerGroup: Int { 0 }
}
/// Is notified of a game. Its methods are never called.
public protocol GKMatchDelegate: NSObjectProtocol {
    /// Something was sent.
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    /// Something was sent to someone else.
    func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
               fromRemotePlayer player: GKPlayer)
    /// A player comes or goes.
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    /// A game has ended.
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    /// Whether a player who has gone is asked again.
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
                      fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}
/// A game. None is found, so that no program has one.
open class GKMatch: NSObject {
    /// Whether everything arrives.
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }
    override init() { super.init() }
    /// Held weakly; never called.
    open weak var delegate: (any GKMatchDelegate)?
    /// No user.
    open var players: [GKPlayer] { [] }
    /// 0.
    open var expectedPlayerCount: Int { 0 }
    /// Throws.
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
        throw GKError(.notAuthenticated)
    }
    /// Throws.
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
    /// Ends. Nothing to do: no game is found.
    open func disconnect() {}
    /// Calls the closure at once, with no user.
    open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) { completionHandler(nil) }
    /// No user.
    open func chooseBestHostingPlayer() async -> GKPlayer? { nil }
    /// Throws.
    open func rematch() async throws -> GKMatch { throw GKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    open func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
}
/// Finds players. None is found.
@MainActor @preconcurrency
open class GKMatchmaker: NSObject {
    private static let only = GKMatchmaker()
    nonisolated override init() { super.init() }
    /// The only one.
    open class func shared() -> GKMatchmaker { only }
    /// Calls the closure at once, with an error.
    open func findMatch(for request: GKMatchRequest,
                        withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Throws.
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw GKError(.notAuthenticated) }
    /// Throws.
    open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] {
        throw GKError(.notAuthenticated)
    }
    /// Throws.
    open func match(for invite: GKInvite) async throws -> GKMatch { throw GKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    open func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Throws.
    open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) async throws {
        throw GKError(.notAuthenticated)
    }
    /// Throws.
    open func queryActivity() async throws -> Int { throw GKError(.notAuthenticated) }
    /// Looks no more. Nothing to do: no user is looked for.
    open func cancel() {}
    /// Asks no user more. Nothing to do: no user is asked.
    open func cancelPendingInvite(to player: GKPlayer) {}
    /// No more players. Nothing to do: no game is found.
    open func finishMatchmaking(for match: GKMatch) {}
    /// Looks for players near by. Nothing to do: no user is found.
    open func startBrowsingForNearbyPlayers(handler: ((GKPlayer, Bool) -> Void)? = nil) {}
    /// Looks no more. Nothing to do: no user is looked for.
    open func stopBrowsingForNearbyPlayers() {}
}
/// How a screen looks for players.
public enum GKMatchmakingMode: Int, Sendable { case `default`, nearbyOnly, automatchOnly, inviteOnly }
/// Is notified of a screen that looks for players. Its methods are never called.
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    /// It was closed.
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    /// It failed.
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    /// A game was found.
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    /// Players were found.
    func matchmakerViewController(_ viewController: GKMatchmakerViewController,
                                  didFindHostedPlayers players: [GKPlayer])
}
extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController,
                                         didFindHostedPlayers players: [GKPlayer]) {}
}
/// The screen that looks for players: a panel.
@MainActor @preconcurrency
open class GKMatchmakerViewController: UINavigationController {
    /// Held weakly; never called.
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    /// What is asked for.
    open private(set) var matchRequest = GKMatchRequest()
    /// Whether the program has the game on a server.
    open var isHosted = false
    /// How it looks.
    open var matchmakingMode = GKMatchmakingMode.default
    /// Whether it begins before all players are there.
    open var canStartWithMinimumPlayers = false
    /// A screen.
    public convenience init?(matchRequest request: GKMatchRequest) {
        self.init()
        matchRequest = request
    }
    /// Nil: no user asks.
    public convenience init?(invite: GKInvite) { return nil }
    open override func loadView() { view = MatchPanelView() }
}
final class MatchPanelView: UIView {
    override func _content() -> AnyView? { AnyView(FrameworkPanel("Game Center", symbol: "gamecontroller")) }
}
/// A note over a game. None is shown.
open class GKNotificationBanner: NSObject {
    /// Calls the closure at once: no note is shown.
    open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }
}
