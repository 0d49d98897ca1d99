import Speech
import SwiftUI

final class SpeechModel: ObservableObject {
    @Published var text = ""
    private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
    private let request = SFSpeechAudioBufferRecognitionRequest()
    private var task: SFSpeechRecognitionTask?
    func start() {
        SFSpeechRecognizer.requestAuthorization { _ in }
        guard let recognizer, recognizer.isAvailable else { return }
        request.shouldReportPartialResults = true
        task = recognizer.recognitionTask(with: request) { [weak self] result, _ in
            if let result { self?.text = result.bestTranscription.formattedString }
        }
    }
}
struct SpeechView: View {
    @StateObject private var model = SpeechModel()
    var body: some View { Text(model.text.isEmpty ? "Listening" : model.text).onAppear { model.start() } }
}
#Preview { SpeechView() }
