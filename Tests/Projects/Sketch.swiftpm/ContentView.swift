import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack {
            Text(tone(Bundle.main))
            Text(tone(Bundle.module))
            Text(Bundle.main.bundleIdentifier ?? "no identifier")
        }
    }

    private func tone(_ bundle: Bundle) -> String {
        guard let place = bundle.url(forResource: "tone", withExtension: "txt"),
              let text = try? String(contentsOf: place, encoding: .utf8) else { return "no tone" }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
