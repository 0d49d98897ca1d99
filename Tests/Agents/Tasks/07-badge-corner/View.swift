import SwiftUI

struct Bell: View {
    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "bell")
                .font(.system(size: 40))
                .frame(maxWidth: .infinity)
                .overlay(alignment: .topTrailing) {
                    Text("3")
                        .font(.caption)
                        .padding(5)
                        .background(.red, in: .circle)
                }
            Text("Three new messages")
        }
    }
}

#Preview { Bell() }
