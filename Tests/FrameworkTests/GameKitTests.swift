import Foundation
import GameKit
import Testing

@Suite("GameKit without a player")
struct GameKitTests {
    @Test func requestsFail() async {
        await #expect(throws: GKError(.notAuthenticated)) { _ = try await GKLeaderboard.loadLeaderboards(IDs: ["a"]) }
        await #expect(throws: GKError(.notAuthenticated)) { try await GKAchievement.report([]) }
        await #expect(throws: GKError(.notAuthenticated)) {
            _ = try await GKAchievementDescription.loadAchievementDescriptions()
        }
        do { throw GKError(.cancelled) } catch GKError.cancelled {} catch { Issue.record(error) }
    }

    @MainActor @Test func noGameIsFound() async {
        await #expect(throws: GKError(.notAuthenticated)) { _ = try await GKTurnBasedMatch.loadMatches() }
        await #expect(throws: GKError(.notAuthenticated)) {
            _ = try await GKMatchmaker.shared().findMatch(for: GKMatchRequest())
        }
        #expect(GKMatchRequest.maxPlayersAllowedForMatch(of: .turnBased) == 16)
    }
}
