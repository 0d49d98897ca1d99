import GoogleGenerativeAI
import IQKeyboardManagerSwift
import SwiftUI

struct AssistantView: View {
    @State private var answer = "Thinking …"
    private let model = GenerativeModel(
        name: "gemini-1.5-flash", apiKey: "x",
        generationConfig: GenerationConfig(temperature: 0.5, topP: 0.9, responseMIMEType: "application/json"),
        safetySettings: [SafetySetting(harmCategory: .harassment, threshold: .blockNone)])
    private func ask() async {
        let chat = model.startChat(history: [
            ModelContent(role: "user", parts: "Hello"), ModelContent(role: "model", parts: [.text("Hi")]),
        ])
        do { answer = try await model.generateContent("What is this?", UIImage()).text ?? "none" } catch {
            answer = "No answer"
            let said = try? await chat.sendMessage("Go on").text
            print("Gemini", chat.history.count, chat.history[1].parts[0].text ?? "none", said == nil, error)
        }
    }
    var body: some View {
        Text(answer)
            .task { await ask() }
            .onAppear { IQKeyboardManager.shared.enable = true }
    }
}

#Preview { AssistantView() }
