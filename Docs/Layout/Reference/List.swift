import SwiftUI

#Preview("Two rows", traits: .fixedLayout(width: 300, height: 180)) {
    List {
        Text("First")
        Text("Second")
    }
}

#Preview("High row", traits: .fixedLayout(width: 300, height: 180)) {
    List {
        Color.teal.frame(height: 70)
    }
}

#Preview("Plain", traits: .fixedLayout(width: 300, height: 180)) {
    List {
        Text("First")
        Text("Second")
    }
    .listStyle(.plain)
}
