import SwiftUI

#Preview("Trailing lines", traits: .fixedLayout(width: 240, height: 120)) {
    Text("A first line\nand more\nwords")
        .multilineTextAlignment(.trailing)
}

#Preview("One line", traits: .fixedLayout(width: 240, height: 100)) {
    Text("One line")
        .multilineTextAlignment(.trailing)
        .frame(width: 160)
}

#Preview("With a frame", traits: .fixedLayout(width: 240, height: 100)) {
    Text("One line")
        .frame(width: 160, alignment: .trailing)
}
