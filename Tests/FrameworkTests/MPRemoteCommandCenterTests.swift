import Foundation
import MediaPlayer
import Testing

@Suite("MediaPlayer without music")
struct MPRemoteCommandCenterTests {
    @Test func thereIsOneCenterOfCommands() {
        MPRemoteCommandCenter.shared().likeCommand.isActive = true
        #expect(MPRemoteCommandCenter.shared().likeCommand.isActive)
        MPRemoteCommandCenter.shared().likeCommand.isActive = false
    }

    /// Through the import of MediaPlayer alone.
    @Test func itBringsTheSoundOfTheDevice() {
        #expect((0...1).contains(AVAudioSession.sharedInstance().outputVolume))
    }

    @Test func aQueryKeepsItsConditions() {
        let query = MPMediaQuery.songs()
        let predicate = MPMediaPropertyPredicate(value: "Jazz", forProperty: MPMediaItemPropertyGenre)
        query.addFilterPredicate(predicate)
        #expect(query.filterPredicates == [predicate] && query.items?.isEmpty == true)
        query.removeFilterPredicate(predicate)
        #expect(query.filterPredicates == [])
    }

    @Test func playingFails() async {
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: ["1"])
        await #expect(throws: MPError(.permissionDenied)) { try await player.prepareToPlay() }
        #expect(player.playbackState == .stopped && MPMusicPlaybackState.seekingBackward.rawValue == 5)
    }
}
