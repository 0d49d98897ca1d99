import FoundationModels
import SwiftUI

@Generable(description: "A walk through a city")
struct Walk {
    @Guide(description: "A short title") var title: String
    @Guide(description: "How long it is", .range(1...12)) var kilometres: Int
    @Guide(.count(3)) var stops: [Stop]
    var note: String?
}

@Generable
struct Stop: Equatable {
    let name: String
    @Guide(.anyOf(["park", "museum", "cafe"])) let kind: String
    let mood: Mood
}

@Generable
enum Mood { case calm, lively }

struct StopFinder: Tool {
    let description = "Finds places in a city."
    @Generable struct Arguments { @Guide(description: "The city") var city: String }
    func call(arguments: Arguments) async throws -> String { "The park of \(arguments.city)" }
}

struct ChatView: View {
    private let model = SystemLanguageModel.default
    @State private var session = LanguageModelSession(tools: [StopFinder()]) { "Answer in one sentence." }
    @State private var walk: Walk.PartiallyGenerated?
    var body: some View {
        VStack {
            switch model.availability {
            case .available: Text(walk?.title ?? "")
            case .unavailable(.deviceNotEligible): Text("Not on this device")
            case .unavailable(let reason): Text("Unavailable: \(String(describing: reason))")
            }
        }
        .task {
            do {
                let stream = session.streamResponse(to: "A walk", generating: Walk.self)
                for try await part in stream { walk = part.content }
            } catch LanguageModelSession.GenerationError.assetsUnavailable {
                print("no model")
            } catch { print("another error") }
            print("answer", (try? await session.respond(to: Prompt("Hello")).content) ?? "none")
        }
    }
}
#Preview { ChatView() }
