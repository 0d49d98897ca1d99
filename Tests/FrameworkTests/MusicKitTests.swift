import MusicKit
import Testing

@Suite("MusicKit without access")
struct MusicKitTests {
    @Test func questionsThrow() async {
        await #expect(throws: (any Error).self) {
            _ = try await MusicCatalogSearchRequest(term: "a", types: [Song.self, Album.self]).response()
        }
        await #expect(throws: (any Error).self) {
            _ = try await MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "1").response()
        }
        await #expect(throws: MusicSubscription.Error.permissionDenied) { _ = try await MusicSubscription.current }
    }

    @Test func aPlayerStaysStopped() async {
        let player = ApplicationMusicPlayer.shared
        player.state.repeatMode = .all
        player.queue = []
        await #expect(throws: (any Error).self) { try await player.play() }
        #expect(player.state.playbackStatus == .stopped && player.state.repeatMode == .all)
        player.state.repeatMode = nil
    }

    @Test func collectionsAreCompared() {
        let none = MusicItemCollection<Song>()
        #expect(none == [] && none + none == none && !none.hasNextBatch)
    }
}
