import AVFoundation
import Foundation
import Speech
import Testing
import UserNotifications

@Suite("Speech and notes")
struct SpeechAndNoteTests {
    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {}

    @Test func nothingIsSpoken() {
        let synthesizer = AVSpeechSynthesizer(), listener = Listener(), text = AVSpeechUtterance(string: "words")
        synthesizer.delegate = listener
        synthesizer.speak(text)
        #expect(!synthesizer.isSpeaking && !synthesizer.isPaused)
        #expect(!synthesizer.pauseSpeaking(at: .word) && !synthesizer.continueSpeaking())
        #expect(text.rate == AVSpeechUtteranceDefaultSpeechRate)
        #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty)
        #expect(AVSpeechSynthesisVoice(identifier: "com.apple.voice.compact.en-US.Samantha") == nil)
        #expect(AVSpeechSynthesisVoice(language: "de-DE")?.quality == .default)
    }

    @Test func anEngineRunsWithoutASound() throws {
        let engine = AVAudioEngine(), player = AVAudioPlayerNode()
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        #expect(engine.attachedNodes == [player] && player.engine === engine)
        try engine.start()
        player.play()
        #expect(engine.isRunning && player.isPlaying)
        engine.stop()
        #expect(!engine.isRunning)
        #expect(engine.inputNode.outputFormat(forBus: 0).sampleRate == 44_100)
        #expect(AVAudioApplication.shared.recordPermission == .denied)
        #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    }

    @Test func aBufferHasANumberForEachMomentOfEachChannel() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 3))
        buffer.frameLength = 4
        #expect(buffer.frameLength == 3)
        let rows = try #require(buffer.floatChannelData)
        rows[0][2] = 1
        rows[1][0] = 2
        #expect((0..<2).map { row in (0..<3).map { rows[row][$0] } } == [[0, 0, 1], [2, 0, 0]])
        #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil)
    }

    @Test func aNoteSaysHowMuchItDisturbs() {
        let content = UNMutableNotificationContent()
        #expect(content.interruptionLevel == .active)
        content.interruptionLevel = .timeSensitive
        content.relevanceScore = 0.5
        #expect(content.interruptionLevel == .timeSensitive && content.relevanceScore == 0.5)
    }

    /// Nothing is recognised: the delegate of a task is notified at once.
    @Test func theDelegateOfATaskIsTold() {
        final class Delegate: NSObject, SFSpeechRecognitionTaskDelegate {
            var ended: Bool?
            func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
                ended = successfully
            }
        }
        let delegate = Delegate()
        let task = SFSpeechRecognizer().recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(),
                                                        delegate: delegate)
        #expect(delegate.ended == false && task.state == .completed && task.error != nil)
    }
}
