import GameKit
import SwiftUI

struct ScoreView: View {
    @State private var isSignedIn = false
    var body: some View {
        Text(isSignedIn ? GKLocalPlayer.local.alias : "Guest").onAppear {
            GKLocalPlayer.local.authenticateHandler = { _, error in isSignedIn = error == nil }
        }
        Button("Submit") {
            GKLeaderboard.submitScore(10, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["top"]) { _ in }
        }
    }
}
#Preview { ScoreView() }
