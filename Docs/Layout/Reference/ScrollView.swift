import SwiftUI

#Preview("Vertical", traits: .fixedLayout(width: 240, height: 140)) {
    ScrollView {
        VStack(spacing: 10) {
            ForEach(0..<8) { Color.teal.frame(width: 100, height: 30).id($0) }
        }
    }
}

#Preview("Short", traits: .fixedLayout(width: 240, height: 140)) {
    ScrollView {
        Color.teal.frame(width: 100, height: 30)
        Color.orange.frame(width: 100, height: 30)
    }
}

#Preview("Flexible content", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView {
        Color.teal
    }
}

#Preview("Horizontal", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView(.horizontal) {
        HStack {
            Color.teal.frame(width: 180, height: 60)
            Color.orange.frame(width: 180, height: 60)
        }
    }
}

#Preview("Wide content", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView {
        Color.teal.frame(width: 200, height: 60)
    }
    .frame(width: 120)
}
