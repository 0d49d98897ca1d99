import SwiftUI

#Preview("Corner", traits: .fixedLayout(width: 240, height: 120)) {
    GeometryReader { _ in
        Text("Hello")
    }
    .frame(width: 160, height: 70)
}

#Preview("Several", traits: .fixedLayout(width: 240, height: 120)) {
    GeometryReader { _ in
        Text("One")
        Text("Two").font(.title)
    }
    .frame(width: 160, height: 70)
}

#Preview("In a stack", traits: .fixedLayout(width: 240, height: 140)) {
    VStack {
        GeometryReader { _ in Color.teal.frame(height: 20) }
        Text("Below")
    }
    .frame(width: 160, height: 100)
}

#Preview("In a scroll view", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView {
        GeometryReader { _ in Color.teal.frame(height: 40) }
    }
}

#Preview("In a background", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Hello")
        .padding()
        .background { GeometryReader { _ in Color.yellow } }
}
