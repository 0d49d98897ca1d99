import SwiftUI

struct Contact: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 16) {
            ZStack {
                Circle().fill(.blue.opacity(0.3))
                Circle()
                    .fill(.green)
                    .frame(width: 16, height: 16)
                    .accessibilityIdentifier("dot")
                    .accessibilityLabel("Online")
                    .position(x: direction == .rightToLeft ? 8 : 64, y: 60)
            }
            .frame(width: 72, height: 72)
            VStack(alignment: .leading) {
                Text("Leila").font(.headline)
                Text("Online")
            }
            Spacer()
        }
        .padding()
    }
}

#Preview { Contact() }
