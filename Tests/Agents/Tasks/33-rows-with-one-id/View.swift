import SwiftUI

struct Player: Identifiable {
    let id = 7
    let name: String
}

struct Team: View {
    let players = [Player(name: "Ama"), Player(name: "Kofi"), Player(name: "Yaw")]

    var body: some View {
        VStack {
            ForEach(players) { player in
                Text(player.name)
            }
        }
    }
}

#Preview { Team() }
