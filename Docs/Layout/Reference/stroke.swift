import SwiftUI

#Preview("Stroked", traits: .fixedLayout(width: 240, height: 120)) {
    Circle()
        .stroke(.teal, lineWidth: 4)
}

#Preview("Wide line", traits: .fixedLayout(width: 240, height: 120)) {
    Circle()
        .stroke(.teal.opacity(0.6), lineWidth: 20)
        .frame(width: 80, height: 80)
}

#Preview("Filled", traits: .fixedLayout(width: 240, height: 120)) {
    Circle()
        .fill(.teal)
}

#Preview("Neighbours", traits: .fixedLayout(width: 240, height: 120)) {
    HStack(spacing: 0) {
        Circle().strokeBorder(.teal, lineWidth: 12)
        Circle().stroke(.orange.opacity(0.7), lineWidth: 12)
    }
    .frame(width: 160)
}
