import SwiftUI

private struct Matched: View {
    @Namespace private var space
    var body: some View {
        HStack(spacing: 50) {
            Color.teal.frame(width: 60, height: 60)
                .matchedGeometryEffect(id: "a", in: space)
            Text("Text")
            Color.orange
                .matchedGeometryEffect(id: "a", in: space, isSource: false)
                .frame(width: 30, height: 30)
        }
    }
}

private struct Lone: View {
    @Namespace private var space
    var body: some View {
        Color.teal.frame(width: 60, height: 60)
            .matchedGeometryEffect(id: "a", in: space)
    }
}

#Preview("Source and follower", traits: .fixedLayout(width: 280, height: 120)) {
    Matched()
}

#Preview("Alone", traits: .fixedLayout(width: 240, height: 120)) {
    Lone()
}
