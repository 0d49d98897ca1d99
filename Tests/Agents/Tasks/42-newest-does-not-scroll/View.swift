import SwiftUI

struct Chat: View {
    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                ForEach(0..<40) { number in
                    Text("Message \(number)").frame(maxWidth: .infinity, minHeight: 32)
                }
            }
            .overlay(alignment: .bottomTrailing) {
                Button("Newest") { reader.scrollTo("last", anchor: .bottom) }
                    .padding()
                    .background(.yellow)
            }
        }
    }
}

#Preview { Chat() }
