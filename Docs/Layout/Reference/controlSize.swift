import SwiftUI

#Preview("Three sizes", traits: .fixedLayout(width: 300, height: 100)) {
    HStack {
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
    }
    .buttonStyle(.bordered)
}

#Preview("Plain", traits: .fixedLayout(width: 240, height: 100)) {
    HStack(spacing: 60) {
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
    }
}

#Preview("Progress", traits: .fixedLayout(width: 240, height: 100)) {
    HStack(spacing: 20) {
        ProgressView().controlSize(.regular)
        ProgressView().controlSize(.large)
    }
}
