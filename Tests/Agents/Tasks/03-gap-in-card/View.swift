import SwiftUI

struct Card: View {
    var name = "Ada Mensah"
    var title: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(name).font(.headline)
            Text(title ?? "").font(.subheadline)
            Text("12 Harbour Street")
            Text("Accra")
        }
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 12))
    }
}

#Preview { Card() }
