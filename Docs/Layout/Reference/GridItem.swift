import SwiftUI

#Preview("Fixed and flexible", traits: .fixedLayout(width: 240, height: 120)) {
    LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 30) }
    }
}

#Preview("Adaptive", traits: .fixedLayout(width: 240, height: 120)) {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(0..<6) { _ in Color.teal.frame(height: 30) }
    }
}

#Preview("Maximum", traits: .fixedLayout(width: 240, height: 120)) {
    LazyVGrid(columns: [GridItem(.flexible(maximum: 50)), GridItem(.flexible())]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 30) }
    }
}
