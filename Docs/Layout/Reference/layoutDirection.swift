import SwiftUI

#Preview("From right to left", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        Text("First")
        Text("Second")
        Spacer()
    }
    .environment(\.layoutDirection, .rightToLeft)
}

#Preview("From left to right", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        Text("First")
        Text("Second")
        Spacer()
    }
}

#Preview("Mirrored", traits: .fixedLayout(width: 240, height: 100)) {
    Text("Text")
        .padding(.leading, 30)
        .offset(x: 20)
        .environment(\.layoutDirection, .rightToLeft)
}
