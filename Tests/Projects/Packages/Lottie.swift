import Lottie
import SwiftUI

struct Confetti: UIViewRepresentable {
    func makeUIView(context: Context) -> LottieAnimationView {
        let view = LottieAnimationView(name: "confetti")
        view.loopMode = .loop
        view.play()
        return view
    }
    func updateUIView(_ view: LottieAnimationView, context: Context) {}
}

#Preview {
    VStack {
        LottieView(animation: .named("star")).looping().resizable().frame(width: 100, height: 100)
        LottieView(animation: try? .from(data: Data(#"{"w": 80, "h": 60, "ip": 0, "op": 30, "fr": 30}"#.utf8)))
            .playing()
        LottieView { try await DotLottieFile.named("rain") } placeholder: { Text("Rain") }.looping()
        Confetti().frame(width: 100, height: 80)
    }
}
