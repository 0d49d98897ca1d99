import SwiftUI

struct Room: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Room 12").font(.headline)
            Text("A quiet room with a view of the lagoon, two beds and a desk, breakfast until eleven.")
                .fixedSize(horizontal: false, vertical: true)
                .frame(height: 36, alignment: .top)
                .clipped()
            Text("From 40 a night")
        }
        .frame(width: 260)
        .padding()
    }
}

#Preview { Room() }
