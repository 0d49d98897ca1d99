import SwiftUI

#Preview("Trimmed", traits: .fixedLayout(width: 240, height: 120)) {
    Circle()
        .trim(from: 0, to: 0.7)
        .stroke(.teal, lineWidth: 4)
}

#Preview("Scaled", traits: .fixedLayout(width: 240, height: 120)) {
    Circle()
        .scale(0.6)
        .fill(.teal)
}

#Preview("Sized", traits: .fixedLayout(width: 240, height: 120)) {
    Rectangle()
        .size(width: 60, height: 40)
        .fill(.teal)
}
