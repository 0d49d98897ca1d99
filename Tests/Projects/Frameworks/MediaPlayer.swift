import MediaPlayer
import SwiftUI

struct PlayerView: View {
    var body: some View {
        Text("Player").onAppear {
            MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
            MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        }
    }
}
#Preview { PlayerView() }
