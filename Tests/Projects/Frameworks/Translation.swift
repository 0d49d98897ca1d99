import SwiftUI
import Translation

struct TranslateView: View {
    @State private var configuration: TranslationSession.Configuration?
    @State private var text = "Hallo"
    @State private var isShown = false
    var body: some View {
        Text(text)
            .translationPresentation(isPresented: $isShown, text: text)
            .translationTask(configuration) { session in
                let response = try? await session.translate("Hallo")
                await MainActor.run { text = response?.targetText ?? text }
            }
        Button("Translate") { configuration = .init(source: .init(identifier: "de")) }
    }
}
#Preview { TranslateView() }
