import SwiftUI

struct Offer: View {
    @State private var bought = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Concert ticket")
            Text("Bought: \(bought)")
            Button("Buy") { bought += 1 }
                .buttonStyle(.borderedProminent)
        }
        .frame(width: 300, height: 300)
        .background(.teal.opacity(0.2))
        .overlay {
            LinearGradient(colors: [.clear, .black.opacity(0.2)], startPoint: .top, endPoint: .bottom)
        }
    }
}

#Preview { Offer() }
