import SwiftUI

#Preview("Name and color", traits: .fixedLayout(width: 240, height: 120)) {
    HStack {
        Text("Name")
        Color.teal
    }
}

#Preview("Order", traits: .fixedLayout(width: 240, height: 120)) {
    HStack {
        Color.teal
        Color.orange.frame(width: 60, height: 40)
    }
}

#Preview("Baselines", traits: .fixedLayout(width: 240, height: 120)) {
    HStack(alignment: .firstTextBaseline, spacing: 50) {
        Text("small").font(.caption)
        Text("Large").font(.largeTitle)
    }
}

#Preview("Too narrow", traits: .fixedLayout(width: 240, height: 120)) {
    HStack {
        Text("A sentence of words")
        Text("and another one")
    }
    .frame(width: 160)
}

#Preview("Right to left", traits: .fixedLayout(width: 240, height: 120)) {
    HStack {
        Text("Name")
        Color.teal
    }
    .environment(\.layoutDirection, .rightToLeft)
}
