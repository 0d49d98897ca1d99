import SwiftUI

#Preview("Too narrow", traits: .fixedLayout(width: 240, height: 100)) {
    Text("Shrinking text")
        .font(.title)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: 110)
}

#Preview("Without", traits: .fixedLayout(width: 240, height: 100)) {
    Text("Shrinking text")
        .font(.title)
        .lineLimit(1)
        .frame(width: 110)
}

#Preview("It fits", traits: .fixedLayout(width: 240, height: 100)) {
    Text("Shrinking text")
        .lineLimit(1)
        .minimumScaleFactor(0.5)
}
