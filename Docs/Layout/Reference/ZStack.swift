import SwiftUI

#Preview("Text on a frame", traits: .fixedLayout(width: 240, height: 140)) {
    ZStack {
        Color.teal.frame(width: 150, height: 90)
        Text("Hello")
    }
}

#Preview("Bottom trailing", traits: .fixedLayout(width: 240, height: 140)) {
    ZStack(alignment: .bottomTrailing) {
        Color.teal.frame(width: 150, height: 90)
        Text("Hello")
    }
}

#Preview("Stated guide", traits: .fixedLayout(width: 240, height: 140)) {
    ZStack {
        Color.teal.frame(width: 50, height: 50)
        Color.orange.frame(width: 50, height: 50)
            .alignmentGuide(HorizontalAlignment.center) { $0[HorizontalAlignment.center] - 60 }
    }
}

#Preview("Priority", traits: .fixedLayout(width: 240, height: 140)) {
    ZStack {
        Color.teal.frame(width: 150, height: 100)
        Color.orange.frame(width: 70, height: 50).layoutPriority(1)
    }
}

#Preview("Filled", traits: .fixedLayout(width: 240, height: 140)) {
    ZStack {
        Color.teal
        Text("Hello")
    }
}
