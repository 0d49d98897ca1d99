import SwiftUI

#Preview("Text", traits: .fixedLayout(width: 240, height: 100)) {
    AnyView(Text("Hello"))
}

#Preview("Row", traits: .fixedLayout(width: 240, height: 100)) {
    VStack {
        AnyView(HStack { Text("A"); Text("B") })
        Text("C")
    }
}

#Preview("Group", traits: .fixedLayout(width: 240, height: 120)) {
    VStack {
        AnyView(Group { Text("A"); Text("B") })
        Text("C")
    }
}

#Preview("Flexible", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        AnyView(Color.teal)
        Text("Text")
    }
}
