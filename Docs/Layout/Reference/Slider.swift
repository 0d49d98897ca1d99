import SwiftUI

#Preview("Half", traits: .fixedLayout(width: 240, height: 100)) {
    Slider(value: .constant(0.5))
}

#Preview("In a row", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        Text("Speed")
        Slider(value: .constant(0.25))
    }
}

#Preview("In a frame", traits: .fixedLayout(width: 240, height: 100)) {
    Slider(value: .constant(1))
        .frame(width: 120, height: 60)
}
