import SwiftUI

#Preview("No wrapping", traits: .fixedLayout(width: 240, height: 120)) {
    Text("A text that does not wrap")
        .fixedSize()
        .frame(width: 120)
}

#Preview("Vertical only", traits: .fixedLayout(width: 240, height: 140)) {
    Text("A text that wraps and is not cut off")
        .fixedSize(horizontal: false, vertical: true)
        .frame(width: 120, height: 30)
}

#Preview("Shape", traits: .fixedLayout(width: 240, height: 120)) {
    Rectangle()
        .fill(.teal)
        .fixedSize()
}
