import SwiftUI

#Preview("In a column", traits: .fixedLayout(width: 240, height: 120)) {
    VStack {
        Text("Above")
        Divider()
        Text("Below")
    }
}

#Preview("In a row", traits: .fixedLayout(width: 240, height: 120)) {
    HStack {
        Text("Left")
        Divider()
        Text("Right")
    }
}

#Preview("Ideal width", traits: .fixedLayout(width: 240, height: 120)) {
    VStack {
        Text("Above it")
        Divider()
    }
    .fixedSize()
}

#Preview("Outside", traits: .fixedLayout(width: 240, height: 120)) {
    Divider()
}
