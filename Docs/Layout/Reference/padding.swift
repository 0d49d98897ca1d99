import SwiftUI

#Preview("Default padding", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .padding()
}

#Preview("Some edges", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .padding(.leading, 40)
        .padding(.top, 20)
        .frame(width: 140, height: 80)
}

#Preview("Negative", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .padding(-15)
        .frame(width: 120, height: 60)
}

#Preview("Edge insets", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .padding(EdgeInsets(top: 10, leading: 30, bottom: 20, trailing: 5))
        .frame(width: 140, height: 90)
}

#Preview("Right to left", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .padding(.leading, 40)
        .frame(width: 140, height: 80)
        .environment(\.layoutDirection, .rightToLeft)
}

#Preview("In a stack", traits: .fixedLayout(width: 240, height: 140)) {
    VStack {
        Text("Above").padding(.bottom, 10)
        Text("Below")
    }
}
