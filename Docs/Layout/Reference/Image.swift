import SwiftUI

#Preview("Symbol", traits: .fixedLayout(width: 240, height: 100)) {
    Image(systemName: "star.fill")
}

#Preview("Large", traits: .fixedLayout(width: 240, height: 100)) {
    Image(systemName: "star.fill")
        .font(.largeTitle)
}

#Preview("Beside a text", traits: .fixedLayout(width: 240, height: 100)) {
    HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star.fill")
        Text("Star")
    }
    .font(.title)
}

#Preview("In a small frame", traits: .fixedLayout(width: 240, height: 100)) {
    Image(systemName: "star.fill")
        .font(.largeTitle)
        .frame(width: 20, height: 20)
}
