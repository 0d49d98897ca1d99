import SwiftUI

struct Player: View {
    @State private var isPlaying = false

    var body: some View {
        HStack(spacing: 32) {
            Button {} label: { Image(systemName: "backward.fill").frame(width: 44, height: 44) }
                .accessibilityLabel("Previous")
            Button { isPlaying.toggle() } label: {
                Circle().fill(.indigo).frame(width: 64, height: 64)
            }
            Button {} label: { Image(systemName: "forward.fill").frame(width: 44, height: 44) }
                .accessibilityLabel("Next")
        }
    }
}

#Preview { Player() }
