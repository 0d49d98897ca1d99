import SwiftUI

struct Apple: View {
    let price = 2.4
    let weight = 1.25

    var body: some View {
        VStack(alignment: .leading) {
            Text("Boskoop").font(.title)
            Text(weight, format: .number)
            Text(String(format: "%.2f €", price))
        }
    }
}

#Preview { Apple() }
