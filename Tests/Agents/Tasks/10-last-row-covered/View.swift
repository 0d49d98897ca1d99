import SwiftUI

struct Inbox: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(1...20, id: \.self) { number in
                    Text("Message \(number)")
                        .frame(maxWidth: .infinity, minHeight: 60)
                }
            }
        }
        .overlay(alignment: .bottom) {
            Text("New message")
                .frame(maxWidth: .infinity, minHeight: 70)
                .background(.orange)
        }
    }
}

#Preview { Inbox() }
