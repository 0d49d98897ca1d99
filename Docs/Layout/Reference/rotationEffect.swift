import SwiftUI

#Preview("Quarter turn", traits: .fixedLayout(width: 240, height: 160)) {
    Text("Turned")
        .font(.title)
        .rotationEffect(.degrees(90))
        .border(.red)
}

#Preview("In a stack", traits: .fixedLayout(width: 240, height: 140)) {
    VStack(spacing: 40) {
        Text("Turned").font(.title).rotationEffect(.degrees(30))
        Text("Below")
    }
}

#Preview("In space", traits: .fixedLayout(width: 240, height: 120)) {
    Color.teal
        .frame(width: 120, height: 70)
        .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        .border(.red)
}
