import MusicKit
import SwiftUI

struct MusicView: View {
    @State private var songs: MusicItemCollection<Song> = MusicItemCollection([Song]())
    @State private var status = MusicAuthorization.currentStatus
    var body: some View {
        List(songs) { Text($0.title) }.task {
            status = await MusicAuthorization.request()
            if let found = try? await MusicCatalogSearchRequest(term: "jazz", types: [Song.self]).response() {
                songs = found.songs
            }
        }
    }
}
#Preview { MusicView() }
