import SwiftUI

#Preview("Over its neighbour", traits: .fixedLayout(width: 240, height: 120)) {
    HStack(spacing: -30) {
        Color.teal.frame(width: 80, height: 60).zIndex(1)
        Color.orange.frame(width: 80, height: 80)
    }
}
