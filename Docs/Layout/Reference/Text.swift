import SwiftUI

#Preview("One line", traits: .fixedLayout(width: 240, height: 100)) {
    Text("Hello, world!")
}

#Preview("Two lines", traits: .fixedLayout(width: 240, height: 100)) {
    Text("Hello,\nworld!")
}

#Preview("Wrapped", traits: .fixedLayout(width: 240, height: 120)) {
    Text("A sentence that is longer than its line")
        .frame(width: 160)
}

#Preview("Cut off", traits: .fixedLayout(width: 240, height: 100)) {
    Text("A sentence that is longer than its line")
        .frame(width: 160, height: 10)
}

#Preview("Baseline", traits: .fixedLayout(width: 240, height: 100)) {
    HStack(alignment: .firstTextBaseline, spacing: 50) {
        Text("Small").font(.caption)
        Text("Title").font(.title)
    }
}
