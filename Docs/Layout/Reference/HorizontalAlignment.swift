import SwiftUI

#Preview("Leading and trailing", traits: .fixedLayout(width: 280, height: 120)) {
    HStack(spacing: 30) {
        VStack(alignment: .leading) {
            Text("One")
            Color.teal.frame(width: 90, height: 30)
        }
        VStack(alignment: .trailing) {
            Text("Two")
            Color.orange.frame(width: 90, height: 30)
        }
    }
}

#Preview("Baselines", traits: .fixedLayout(width: 240, height: 120)) {
    HStack(alignment: .firstTextBaseline) {
        Text("Two\nlines")
        Text("Title").font(.title)
    }
}

#Preview("No text", traits: .fixedLayout(width: 240, height: 120)) {
    HStack(alignment: .firstTextBaseline) {
        Text("Text")
        Color.teal.frame(width: 40, height: 40)
    }
}

#Preview("Right to left", traits: .fixedLayout(width: 240, height: 120)) {
    VStack(alignment: .leading) {
        Text("One")
        Color.teal.frame(width: 90, height: 30)
    }
    .environment(\.layoutDirection, .rightToLeft)
}
