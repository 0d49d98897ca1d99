import SwiftUI

struct Splash: View {
    var body: some View {
        VStack {
            GeometryReader { proxy in
                Image(systemName: "leaf.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: proxy.size.width / 3)
                    .accessibilityLabel("Logo")
                    .accessibilityIdentifier("Logo")
            }
            Text("Green Bank")
        }
    }
}

#Preview { Splash() }
