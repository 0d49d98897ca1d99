import SwiftUI

#Preview("Three corners", traits: .fixedLayout(width: 300, height: 120)) {
    HStack {
        Text("A").frame(width: 80, height: 60, alignment: .topLeading)
        Text("B").frame(width: 80, height: 60, alignment: .center)
        Text("C").frame(width: 80, height: 60, alignment: .bottomTrailing)
    }
}

#Preview("In a ZStack", traits: .fixedLayout(width: 240, height: 120)) {
    ZStack(alignment: .bottom) {
        Color.teal.frame(width: 120, height: 70)
        Text("Hello")
    }
}

#Preview("Right to left", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .frame(width: 140, height: 60, alignment: .topLeading)
        .environment(\.layoutDirection, .rightToLeft)
}

#Preview("A pair", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .frame(width: 140, height: 60, alignment: Alignment(horizontal: .trailing, vertical: .firstTextBaseline))
}
