import SwiftUI

#Preview("Filled", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
}

#Preview("Gradient", traits: .fixedLayout(width: 240, height: 140)) {
    LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
        .frame(width: 120)
}

#Preview("In a stack", traits: .fixedLayout(width: 240, height: 140)) {
    HStack {
        Color.teal
        Color.orange
    }
}

#Preview("Ideal size", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .fixedSize()
}
