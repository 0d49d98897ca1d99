import SwiftUI

struct Hint: View {
    @State private var isShown = true

    var body: some View {
        if isShown {
            HStack(alignment: .top) {
                Text("Swipe left on a row to delete it.")
                Spacer()
                Button { isShown = false } label: {
                    Image(systemName: "xmark").font(.caption2)
                }
                .accessibilityLabel("Close")
            }
            .padding()
            .background(.mint.opacity(0.3), in: .rect(cornerRadius: 12))
            .padding()
        }
    }
}

#Preview { Hint() }
