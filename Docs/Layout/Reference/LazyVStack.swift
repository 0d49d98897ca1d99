import SwiftUI

#Preview("Rows", traits: .fixedLayout(width: 240, height: 140)) {
    ScrollView {
        LazyVStack(spacing: 10) {
            ForEach(0..<100) { _ in Color.teal.frame(width: 120, height: 40) }
        }
    }
}

#Preview("Eager", traits: .fixedLayout(width: 240, height: 140)) {
    ScrollView {
        VStack(spacing: 10) {
            ForEach(0..<3) { _ in Color.teal.frame(width: 120, height: 40) }
        }
    }
}

#Preview("Flexible", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView {
        LazyVStack {
            Color.teal
        }
    }
}

#Preview("Horizontal", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView(.horizontal) {
        LazyHStack {
            ForEach(0..<100) { _ in Color.teal.frame(width: 50, height: 40) }
        }
    }
}
