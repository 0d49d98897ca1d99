import Foundation
import ShazamKit
import Testing

@Suite("Songs that are not recognised")
struct ShazamKitTests {
    @Test func aSongHasTheValuesThatItIsGiven() {
        let song = SHMediaItem(properties: [.title: "Song", .artist: "Singer", .genres: ["Pop"]])
        #expect(song.title == "Song" && song.artist == "Singer" && song.genres == ["Pop"] && song.isrc == nil)
        #expect(song[.title] as? String == "Song")
    }

    @Test func noSongIsFound() async throws {
        let signature = try SHSignature(dataRepresentation: Data([1]))
        guard case .noMatch(let asked) = await SHSession().result(from: signature) else {
            Issue.record("a song was found")
            return
        }
        #expect(asked === signature)
        #expect(throws: SHError(.signatureInvalid)) { try SHSignature(dataRepresentation: Data()) }
    }
}
