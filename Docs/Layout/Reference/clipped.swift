import SwiftUI

#Preview("Outside of the frame", traits: .fixedLayout(width: 240, height: 120)) {
    Circle()
        .fill(.teal)
        .frame(width: 120, height: 120)
        .frame(width: 120, height: 60)
        .clipped()
}

#Preview("Inside of the frame", traits: .fixedLayout(width: 240, height: 140)) {
    Circle()
        .fill(.teal)
        .frame(width: 120, height: 120)
        .clipped()
        .frame(width: 120, height: 60)
}

#Preview("Shape", traits: .fixedLayout(width: 240, height: 120)) {
    Color.teal
        .frame(width: 120, height: 70)
        .clipShape(Circle())
}

#Preview("Corners", traits: .fixedLayout(width: 240, height: 120)) {
    Color.teal
        .frame(width: 120, height: 70)
        .cornerRadius(20)
}
