import SwiftUI

struct Morning: View {
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.cyan.opacity(0.3)
            VStack(alignment: .leading) {
                Text("Good morning")
                    .font(.largeTitle)
                Text("Sunny, 28°")
            }
            .padding()
        }
        .ignoresSafeArea()
    }
}

#Preview { Morning() }
