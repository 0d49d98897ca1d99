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

    /// A text has no sound: its end comes at once.
    @Test func theSoundOfATextIsEmpty() {
        var lengths: [AVAudioFrameCount] = []
        AVSpeechSynthesizer().write(AVSpeechUtterance(string: "a")) { buffer in
            if let sound = buffer as? AVAudioPCMBuffer { lengths.append(sound.frameLength) }
        }
        #expect(lengths == [0])
    }

    /// There is no microphone: a recorder keeps its state, and no file of sound is read.
    @Test func recordersAndFilesOfSound() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("none.m4a")
        let recorder = try AVAudioRecorder(url: url, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC),
                                                                AVSampleRateKey: 12_000, AVNumberOfChannelsKey: 1])
        #expect(recorder.record() && recorder.isRecording && recorder.format.sampleRate == 12_000)
        recorder.stop()
        #expect(!recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
        #expect(throws: (any Error).self) { try AVAudioFile(forReading: url) }
        #expect(throws: (any Error).self) {
            try AVAudioRecorder(url: url, settings: [AVNumberOfChannelsKey: 0])
        }
        let writer = try AVAssetWriter(outputURL: url, fileType: .mp4)
        #expect(!writer.startWriting() && writer.status == .failed && writer.error != nil)
        #expect(AVAudioUnitEQ(numberOfBands: 5).bands.count == 5)
    }

    /// Sound of one format is copied into that of another.
    @Test func soundIsConverted() throws {
        let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 1))
        let stereo = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2))
        let input = try #require(AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 2))
        let output = try #require(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: 2))
        input.frameLength = 2
        input.floatChannelData?[0][1] = 0.5
        try #require(AVAudioConverter(from: mono, to: stereo)).convert(to: output, from: input)
        #expect(output.frameLength == 2 && output.floatChannelData?[1][1] == 0.5)
    }
}
