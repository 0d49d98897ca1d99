import SwiftUI

#Preview("Filled", traits: .fixedLayout(width: 240, height: 120)) {
    Rectangle()
        .fill(.teal)
}

#Preview("Rounded", traits: .fixedLayout(width: 240, height: 120)) {
    HStack {
        RoundedRectangle(cornerRadius: 20).fill(.teal)
        Capsule().fill(.orange)
    }
}

#Preview("Fixed", traits: .fixedLayout(width: 240, height: 120)) {
    Rectangle()
        .fill(.teal)
        .frame(width: 100, height: 50)
}

#Preview("As a background", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .padding(10)
        .background(.yellow, in: .rect(cornerRadius: 8))
}
