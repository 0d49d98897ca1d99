import SwiftUI

/// The ten lines of the README.
struct Battery: View {
    @State private var level = 0.8
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("Battery", systemImage: "bolt.fill").font(.headline).foregroundStyle(.green)
            ProgressView(value: level).tint(.green)
            Slider(value: $level)
            Text(level, format: .percent).font(.largeTitle.bold())
        }
        .padding(24).frame(width: 280)
        .background(.white, in: RoundedRectangle(cornerRadius: 20))
        .padding(20).background(.green.gradient)
    }
}

#Preview(traits: .sizeThatFitsLayout) { Battery() }
