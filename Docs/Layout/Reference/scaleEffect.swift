import SwiftUI

#Preview("Twice as large", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .font(.title)
        .scaleEffect(2)
        .border(.red)
}

#Preview("In a stack", traits: .fixedLayout(width: 240, height: 140)) {
    VStack(spacing: 40) {
        Text("Hello").scaleEffect(2)
        Text("Below")
    }
}

#Preview("Anchor", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .scaleEffect(2, anchor: .topLeading)
        .border(.red)
}
