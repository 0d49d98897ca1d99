import FoundationModels
import SwiftUI

struct ChatView: View {
    private let model = SystemLanguageModel.default
    @State private var session = LanguageModelSession(instructions: "Answer in one sentence.")
    @State private var answer = ""
    var body: some View {
        switch model.availability {
        case .available: Text(answer).task { answer = (try? await session.respond(to: "Hello").content) ?? "" }
        case .unavailable(.deviceNotEligible): Text("Not on this device")
        case .unavailable(let reason): Text("Unavailable: \(String(describing: reason))")
        }
    }
}
#Preview { ChatView() }
