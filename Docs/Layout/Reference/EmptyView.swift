import SwiftUI

#Preview("Between texts", traits: .fixedLayout(width: 240, height: 120)) {
    VStack {
        Text("Above")
        EmptyView()
        Text("Below")
    }
}

#Preview("Without", traits: .fixedLayout(width: 240, height: 120)) {
    VStack {
        Text("Above")
        Text("Below")
    }
}

#Preview("With a frame", traits: .fixedLayout(width: 240, height: 120)) {
    VStack {
        Text("Above")
        EmptyView().frame(width: 20, height: 20)
        Text("Below")
    }
}
