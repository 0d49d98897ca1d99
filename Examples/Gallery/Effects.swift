import SwiftUI

/// Colours that flow, symbols that move, words that are covered.
struct Effects: View {
    @State private var isCovered = false
    @State private var count = 0
    @State private var isRecording = true
    @State private var pull = 0.5

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    mesh
                    symbols
                    card
                    ControlGroup {
                        Button("Less", systemImage: "minus") { count -= 1 }
                        Button("More", systemImage: "plus") { count += 1 }
                    }
                    .buttonRepeatBehavior(.enabled)
                    ShareLink(item: "Quadrant draws SwiftUI on Linux")
                    AsyncImage(url: URL(string: "file:///nowhere.png")) { image in
                        image.resizable()
                    } placeholder: {
                        Label("No picture", systemImage: "photo").foregroundStyle(.secondary)
                    }
                }
                .padding()
            }
            .navigationTitle("Effects")
            .toolbar { Toggle("Cover", systemImage: "eye", isOn: $isCovered) }
        }
        .sensoryFeedback(.selection, trigger: count)
    }

    private var mesh: some View {
        VStack {
            MeshGradient(width: 3, height: 3, points: [
                [0, 0], [0.5, 0], [1, 0],
                [0, 0.5], [Float(pull), 0.5], [1, 0.5],
                [0, 1], [0.5, 1], [1, 1],
            ], colors: [.indigo, .blue, .cyan, .purple, .white, .teal, .pink, .orange, .yellow])
                .frame(height: 160)
                .clipShape(.rect(cornerRadius: 20))
            Slider(value: $pull, in: 0.1...0.9) { Text("Middle") }
        }
    }

    private var symbols: some View {
        HStack(spacing: 28) {
            Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
            Image(systemName: "record.circle").foregroundStyle(.red).symbolEffect(.pulse, isActive: isRecording)
            Image(systemName: isRecording ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
            Spacer()
            Button(isRecording ? "Pause" : "Go on") { withAnimation { isRecording.toggle() } }
                .font(.body)
                .hoverEffect()
        }
        .font(.largeTitle)
    }

    private var card: some View {
        HStack {
            Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.tint)
            VStack(alignment: .leading) {
                Text("Ada Lovelace").font(.headline)
                Text("Changed \(count) times").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
        }
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 12))
        .redacted(reason: isCovered ? .placeholder : [])
    }
}

#Preview { Effects() }
