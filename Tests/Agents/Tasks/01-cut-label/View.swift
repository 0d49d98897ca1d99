import SwiftUI

struct Bill: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Table 4").font(.title2)
            HStack {
                Text("Coffee")
                Spacer()
                Text("4.80")
            }
            HStack {
                Text("Total to pay")
                    .lineLimit(1)
                    .frame(width: 100, alignment: .leading)
                Spacer()
                Text("4.80").bold()
            }
        }
        .padding()
    }
}

#Preview { Bill() }
