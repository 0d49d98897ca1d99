import SwiftUI

#Preview("Point", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Here")
        .position(x: 60, y: 40)
}

#Preview("In a stack", traits: .fixedLayout(width: 240, height: 140)) {
    VStack {
        Text("Here").position(x: 60, y: 20)
        Color.teal
    }
}

#Preview("Background outside", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Here")
        .position(x: 60, y: 40)
        .background { Color.yellow }
}

#Preview("Ideal size", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Here")
        .position(x: 60, y: 40)
        .fixedSize()
}

#Preview("Right to left", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Here")
        .position(x: 60, y: 40)
        .environment(\.layoutDirection, .rightToLeft)
}
