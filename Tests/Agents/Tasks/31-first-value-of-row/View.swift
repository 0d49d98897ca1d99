import SwiftUI

struct VolumeRow: View {
    let title: String
    @State var volume: Double

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text(volume, format: .percent)
        }
    }
}

struct Sounds: View {
    @State private var isMuted = false

    var body: some View {
        VStack(spacing: 16) {
            VolumeRow(title: "Ringer", volume: isMuted ? 0 : 0.8)
            Toggle("Mute", isOn: $isMuted)
        }
        .padding()
    }
}

#Preview { Sounds() }
