import SwiftUI

#Preview("Anchor", traits: .fixedLayout(width: 240, height: 120)) {
    Color.teal.opacity(0.5)
        .frame(width: 80, height: 50)
        .scaleEffect(1.4, anchor: .leading)
        .border(.red)
}

#Preview("Gradient", traits: .fixedLayout(width: 240, height: 120)) {
    LinearGradient(colors: [.white, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(width: 140, height: 80)
}
