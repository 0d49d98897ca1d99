import SwiftUI

#Preview("At the bottom", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Text("Bar").frame(maxWidth: .infinity, minHeight: 30).background(Color.yellow)
        }
}

#Preview("Scroll view", traits: .fixedLayout(width: 240, height: 140)) {
    ScrollView {
        Text("Content")
    }
    .safeAreaInset(edge: .top, spacing: 0) {
        Color.yellow.frame(height: 30)
    }
}

#Preview("Alignment", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
            Color.yellow.frame(width: 60, height: 30)
        }
}
