import SwiftUI

#Preview("Two columns", traits: .fixedLayout(width: 240, height: 140)) {
    LazyVGrid(columns: [GridItem(.flexible(), spacing: 20), GridItem(.flexible())], spacing: 10) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 40) }
    }
}

#Preview("Small cells", traits: .fixedLayout(width: 240, height: 120)) {
    LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
        ForEach(0..<4) { _ in Color.teal.frame(width: 40, height: 30) }
    }
}

#Preview("Default spacing", traits: .fixedLayout(width: 240, height: 120)) {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 30) }
    }
}
