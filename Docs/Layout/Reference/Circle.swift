import SwiftUI

#Preview("Filled", traits: .fixedLayout(width: 240, height: 120)) {
    Circle()
        .fill(.teal)
}

#Preview("Wide frame", traits: .fixedLayout(width: 240, height: 120)) {
    Circle()
        .fill(.teal)
        .frame(width: 160, height: 70)
}

#Preview("Nil height", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView {
        Circle().fill(.teal)
    }
}
