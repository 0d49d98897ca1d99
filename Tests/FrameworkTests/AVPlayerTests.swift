import AVFoundation
import Foundation
import Testing

/// No media is decoded: players keep what a program sets, and answer at once.
@MainActor @Suite("Players")
struct AVPlayerTests {
    private func item(_ name: String) -> AVPlayerItem { AVPlayerItem(url: URL(fileURLWithPath: "/" + name)) }

    @Test func seekingWithTolerancesSetsTheTimeAndCallsTheClosure() async {
        let player = AVPlayer(), time = CMTime(seconds: 3, preferredTimescale: 600)
        let hasEnded = await withCheckedContinuation { answer in
            player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { answer.resume(returning: $0) }
        }
        #expect(hasEnded && player.currentTime() == time)
    }

    @Test func playingUsesTheDefaultRateAndSaysWhyItWaits() {
        let player = AVPlayer()
        #expect(player.reasonForWaitingToPlay == nil)
        player.defaultRate = 1.5
        player.play()
        #expect(player.rate == 1.5 && player.reasonForWaitingToPlay == .noItemToPlay)
    }

    @Test func aQueueHasItsItemsInOrder() {
        let (one, two, three) = (item("one"), item("two"), item("three"))
        let player = AVQueuePlayer(items: [one, two])
        player.insert(three, after: one)
        #expect(player.items() == [one, three, two] && !player.canInsert(three, after: nil))
        player.remove(three)
        player.advanceToNextItem()
        #expect(player.currentItem === two && player.items() == [two])
        player.advanceToNextItem()
        #expect(player.currentItem == nil && player.items().isEmpty)
    }

    @Test func aSessionOfSoundKeepsWhatIsSet() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .voiceChat, options: [.duckOthers])
        try session.setPreferredSampleRate(44_100)
        #expect(session.categoryOptions == .duckOthers && session.mode == .voiceChat && session.sampleRate == 44_100)
        #expect(session.currentRoute.outputs.isEmpty && session.availableInputs?.isEmpty == true)
        #expect(AVAudioSession.InterruptionType(rawValue: 1) == .began)
        #expect(AVAudioSession.RouteChangeReason(rawValue: 2) == .oldDeviceUnavailable)
        try session.setPreferredSampleRate(0)
        try session.setCategory(.soloAmbient, mode: .default)
    }
}
