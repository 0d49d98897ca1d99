import SwiftUI

#Preview("Hidden text", traits: .fixedLayout(width: 240, height: 140)) {
    VStack {
        Text("Above")
        Text("Hidden").hidden()
        Text("Below")
    }
}

#Preview("Left out", traits: .fixedLayout(width: 240, height: 140)) {
    VStack {
        Text("Above")
        Text("Below")
    }
}
