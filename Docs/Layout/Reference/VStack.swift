import SwiftUI

#Preview("Title and color", traits: .fixedLayout(width: 240, height: 160)) {
    VStack {
        Text("Title")
        Color.teal
    }
    .frame(width: 180, height: 110)
}

#Preview("Two flexible", traits: .fixedLayout(width: 240, height: 160)) {
    VStack(spacing: 10) {
        Color.teal
        Color.orange
    }
}

#Preview("Leading alignment", traits: .fixedLayout(width: 240, height: 160)) {
    VStack(alignment: .leading, spacing: 10) {
        Text("Title")
        Color.teal.frame(width: 120, height: 40)
    }
}

#Preview("Default spacing", traits: .fixedLayout(width: 240, height: 160)) {
    VStack {
        Text("Above")
        Color.teal.frame(width: 90, height: 40)
        Text("Below")
    }
}

#Preview("Overflow", traits: .fixedLayout(width: 240, height: 160)) {
    VStack(spacing: 0) {
        Color.teal.frame(width: 60, height: 70)
        Color.orange.frame(width: 60, height: 50)
    }
    .frame(height: 90)
}

#Preview("Right to left", traits: .fixedLayout(width: 240, height: 160)) {
    VStack(alignment: .leading, spacing: 10) {
        Text("Title")
        Color.teal.frame(width: 120, height: 40)
    }
    .environment(\.layoutDirection, .rightToLeft)
}
