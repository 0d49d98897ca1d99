import SwiftUI

#Preview("Moved text", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Moved")
        .offset(x: 40, y: 20)
}

#Preview("In a stack", traits: .fixedLayout(width: 240, height: 140)) {
    VStack(spacing: 10) {
        Text("Moved").offset(x: 60, y: 5)
        Text("Below")
    }
}

#Preview("Background outside", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Moved")
        .offset(x: 40, y: 25)
        .background { Color.yellow }
}

#Preview("Right to left", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Moved")
        .offset(x: 40, y: 20)
        .environment(\.layoutDirection, .rightToLeft)
}
