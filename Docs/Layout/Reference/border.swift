import SwiftUI

#Preview("Text", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .border(.red)
}

#Preview("Wide", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .border(.red.opacity(0.5), width: 6)
}

#Preview("After padding", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .padding()
        .border(.red)
}
