import SwiftUI

struct Order: View {
    @State private var name = ""

    var body: some View {
        VStack(spacing: 16) {
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            HStack {
                Button("Cancel") {}
                Button("Order") {}.tint(.red)
            }
            .foregroundStyle(.gray)
        }
        .padding()
    }
}

#Preview { Order() }
