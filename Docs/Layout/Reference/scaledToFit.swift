import SwiftUI

#Preview("Fit", traits: .fixedLayout(width: 240, height: 140)) {
    Image(systemName: "photo")
        .resizable()
        .scaledToFit()
        .frame(width: 140, height: 60)
}

#Preview("Fill", traits: .fixedLayout(width: 240, height: 140)) {
    Image(systemName: "photo")
        .resizable()
        .scaledToFill()
        .frame(width: 140, height: 60)
}

#Preview("Not resizable", traits: .fixedLayout(width: 240, height: 140)) {
    Image(systemName: "photo")
        .scaledToFit()
}

#Preview("Color", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .scaledToFit()
}
