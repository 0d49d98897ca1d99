import SwiftUI

#Preview("Line", traits: .fixedLayout(width: 240, height: 100)) {
    ProgressView(value: 0.4)
}

#Preview("Spinner", traits: .fixedLayout(width: 240, height: 100)) {
    ProgressView()
}

#Preview("With label", traits: .fixedLayout(width: 240, height: 100)) {
    ProgressView("Loading", value: 0.4)
}
