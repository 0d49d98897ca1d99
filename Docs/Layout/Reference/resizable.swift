import SwiftUI

#Preview("Filled", traits: .fixedLayout(width: 240, height: 120)) {
    Image(systemName: "photo")
        .resizable()
}

#Preview("Not resizable", traits: .fixedLayout(width: 240, height: 120)) {
    Image(systemName: "photo")
}

#Preview("In a scroll view", traits: .fixedLayout(width: 240, height: 120)) {
    ScrollView {
        Image(systemName: "photo").resizable()
    }
}
