public import Foundation
public import UIKit

// Games in turns. No player is signed in: there is none.

/// Days of a turn, in seconds: a week.
public let GKTurnTimeoutDefault: TimeInterval = 604_800
/// A turn without an end.
public let GKTurnTimeoutNone: TimeInterval = 0
/// An exchange of a day, in seconds.
public let GKExchangeTimeoutDefault: TimeInterval = 86_400
/// An exchange without an end.
public let GKExchangeTimeoutNone: TimeInterval = 0

/// A player of a game in turns. There is none.
open class GKTurnBasedParticipant: NSObject {
    /// What a player does.
    public enum Status: Int, Sendable { case unknown, invited, declined, matching, active, done }
    override init() { super.init() }
    /// Nil.
    open var player: GKPlayer? { nil }
    /// Unknown.
    open var status: Status { .unknown }
    /// How the game has ended for them.
    open var matchOutcome = GKTurnBasedMatch.Outcome.none
    /// Nil.
    open var lastTurnDate: Date? { nil }
    /// Nil.
    open var timeoutDate: Date? { nil }
}
/// Something between two turns. There is none.
open class GKTurnBasedExchange: NSObject {
    /// How far it is.
    public enum Status: Int8, Sendable { case unknown, active, complete, resolved, canceled }
    override init() { super.init() }
    /// Empty.
    open var exchangeID: String { "" }
    /// No user.
    open var sender: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    /// No user.
    open var recipients: [GKTurnBasedParticipant] { [] }
    /// Unknown.
    open var status: Status { .unknown }
    /// Nil.
    open var message: String? { nil }
    /// Nil.
    open var data: Data? { nil }
    /// None.
    open var replies: [GKTurnBasedExchangeReply]? { nil }
}
/// An answer between two turns. There is none.
open class GKTurnBasedExchangeReply: NSObject {
    override init() { super.init() }
    /// No user.
    open var recipient: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    /// Nil.
    open var message: String? { nil }
    /// Nil.
    open var data: Data? { nil }
}
/// A game in turns. There is none.
open class GKTurnBasedMatch: NSObject {
    /// How far it is.
    public enum Status: Int, Sendable { case unknown, open, ended, matching }
    /// How it has ended for a player.
    public enum Outcome: Int, Sendable {
        case none, quit, won, lost, tied, timeExpired, first, second, third, fourth, customRange = 0x00ff_0000
    }
    override init() { super.init() }
    /// Empty.
    open var matchID: String { "" }
    /// No user.
    open var participants: [GKTurnBasedParticipant] { [] }
    /// No user.
    open var currentParticipant: GKTurnBasedParticipant? { nil }
    /// Unknown.
    open var status: Status { .unknown }
    /// What players read.
    open var message: String?
    /// Long ago.
    open var creationDate: Date { .distantPast }
    /// Nil.
    open var matchData: Data? { nil }
    /// 0.
    open var matchDataMaximumSize: Int { 0 }
    /// None.
    open var exchanges: [GKTurnBasedExchange]? { nil }
    /// None.
    open var activeExchanges: [GKTurnBasedExchange]? { nil }
    /// Throws.
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch {
        throw GKError(.notAuthenticated)
    }
    /// Calls the closure at once, with an error.
    open class func find(for request: GKMatchRequest,
                         withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    /// Throws.
    open class func loadMatches() async throws -> [GKTurnBasedMatch] { throw GKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Throws.
    open class func load(withID matchID: String) async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    /// Throws.
    open func loadMatchData() async throws -> Data? { throw GKError(.notAuthenticated) }
    /// Throws.
    open func rematch() async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    /// Throws.
    open func acceptInvite() async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    /// Throws.
    open func declineInvite() async throws { throw GKError(.notAuthenticated) }
    /// Throws.
    open func remove() async throws { throw GKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    open func remove(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Throws.
    open func saveCurrentTurn(withMatch matchData: Data) async throws { throw GKError(.notAuthenticated) }
    /// Throws.
    open func endTurn(withNextParticipants nextParticipants: [GKTurnBasedParticipant],
                      turnTimeout timeout: TimeInterval, match matchData: Data) async throws {
        throw GKError(.notAuthenticated)
    }
    /// Calls the closure at once, with an error.
    open func endTurn(withNextParticipants nextParticipants: [GKTurnBasedParticipant],
                      turnTimeout timeout: TimeInterval, match matchData: Data,
                      completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Throws.
    open func participantQuitInTurn(with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant],
                                    turnTimeout timeout: TimeInterval, match matchData: Data) async throws {
        throw GKError(.notAuthenticated)
    }
    /// Throws.
    open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws { throw GKError(.notAuthenticated) }
    /// Throws.
    open func endMatchInTurn(withMatch matchData: Data) async throws { throw GKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    open func endMatchInTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Throws.
    open func sendReminder(to participants: [GKTurnBasedParticipant], localizableMessageKey key: String,
                           arguments: [String]) async throws { throw GKError(.notAuthenticated) }
    /// Throws.
    open func sendExchange(to participants: [GKTurnBasedParticipant], data: Data, localizableMessageKey key: String,
                           arguments: [String], timeout: TimeInterval) async throws -> GKTurnBasedExchange {
        throw GKError(.notAuthenticated)
    }
    /// Keeps a text for players.
    open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) { message = key }
}
/// Is notified of games in turns. Its methods are never called.
public protocol GKTurnBasedEventListener {
    /// Someone asks for a game.
    func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
    /// A turn has come.
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    /// A game has ended.
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    /// Something is asked between two turns.
    func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    /// It is asked no more.
    func player(_ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange,
                for match: GKTurnBasedMatch)
    /// It was answered.
    func player(_ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
                forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    /// A player ends a game.
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}
extension GKTurnBasedEventListener {
    public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange,
                       for match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange,
                       for match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
                       forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
/// Is notified of invitations. Its methods are never called.
public protocol GKInviteEventListener {
    /// A player has said yes.
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    /// Someone asks for a game.
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
/// Is notified of a screen of games in turns. Its methods are never called.
@MainActor @preconcurrency
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    /// It was closed.
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    /// It failed.
    func turnBasedMatchmakerViewController(_ viewController: GKTurnBasedMatchmakerViewController,
                                           didFailWithError error: any Error)
}
/// The screen of games in turns: a panel.
@MainActor @preconcurrency
open class GKTurnBasedMatchmakerViewController: UINavigationController {
    /// Held weakly; never called.
    open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
    /// Whether it shows games that go on.
    open var showExistingMatches = true
    /// How it looks.
    open var matchmakingMode = GKMatchmakingMode.default
    /// A screen.
    public convenience init(matchRequest request: GKMatchRequest) { self.init() }
    open override func loadView() { view = MatchPanelView() }
}
