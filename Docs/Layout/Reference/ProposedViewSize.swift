import SwiftUI

#Preview("Window", traits: .fixedLayout(width: 240, height: 120)) {
    Color.teal
}

#Preview("Text", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello, world!")
}

#Preview("Nil height", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView {
        Color.teal
    }
}

#Preview("Bounds", traits: .fixedLayout(width: 240, height: 120)) {
    Color.teal
        .frame(minWidth: 40, maxWidth: 160, minHeight: 30, maxHeight: 90)
}
