import SwiftUI

struct Address: View {
    @State private var street = ""
    @State private var city = ""

    var body: some View {
        VStack(spacing: 12) {
            TextField("Street", text: $street)
            TextField("City", text: .constant(""))
            Text("You live in \(city.isEmpty ? "…" : city)")
        }
        .textFieldStyle(.roundedBorder)
        .padding()
    }
}

#Preview { Address() }
