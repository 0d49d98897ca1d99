import SwiftUI

#Preview("With priority", traits: .fixedLayout(width: 240, height: 110)) {
    HStack {
        Text("First words here").layoutPriority(1)
        Text("other words")
    }
    .frame(width: 150)
}

#Preview("Without", traits: .fixedLayout(width: 240, height: 110)) {
    HStack {
        Text("First words here")
        Text("other words")
    }
    .frame(width: 150)
}

#Preview("Hidden by a frame", traits: .fixedLayout(width: 240, height: 110)) {
    HStack {
        Color.teal.layoutPriority(1).frame(minWidth: 10)
        Color.orange
    }
}

#Preview("Greedy", traits: .fixedLayout(width: 240, height: 110)) {
    HStack {
        Color.teal.layoutPriority(1)
        Text("Text")
    }
}
