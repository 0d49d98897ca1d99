import SwiftUI

struct Song: View {
    var body: some View {
        HStack {
            Image(systemName: "music.note")
            Text("Morning in Elmina")
                .lineLimit(1)
            Spacer()
            Text("Songs from the Coast, Volume II")
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .layoutPriority(1)
        }
        .padding()
    }
}

#Preview { Song() }
