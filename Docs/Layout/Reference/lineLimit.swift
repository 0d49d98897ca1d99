import SwiftUI

#Preview("Two lines", traits: .fixedLayout(width: 240, height: 120)) {
    Text("A sentence that needs more than two lines of this width")
        .lineLimit(2)
        .frame(width: 130)
}

#Preview("Without a limit", traits: .fixedLayout(width: 240, height: 140)) {
    Text("A sentence that needs more than two lines of this width")
        .frame(width: 130)
}

#Preview("Reserved", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Word")
        .lineLimit(2...)
}

#Preview("Short", traits: .fixedLayout(width: 240, height: 120)) {
    Text("Word")
        .lineLimit(3)
}
