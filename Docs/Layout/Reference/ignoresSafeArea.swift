import SwiftUI

#Preview("Under a bar", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal.opacity(0.5)
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 30) }
}

#Preview("Not touching", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal.opacity(0.5)
        .ignoresSafeArea()
        .padding(20)
        .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 30) }
}

#Preview("Another edge", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal.opacity(0.5)
        .edgesIgnoringSafeArea(.bottom)
        .safeAreaInset(edge: .top, spacing: 0) { Color.orange.frame(height: 30) }
}
