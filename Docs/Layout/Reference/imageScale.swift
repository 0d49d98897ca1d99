import SwiftUI

#Preview("Three scales", traits: .fixedLayout(width: 240, height: 100)) {
    HStack(spacing: 20) {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star").imageScale(.medium)
        Image(systemName: "star").imageScale(.large)
    }
    .font(.largeTitle)
}

#Preview("Resizable", traits: .fixedLayout(width: 240, height: 100)) {
    Image(systemName: "star")
        .resizable()
        .imageScale(.large)
        .frame(width: 50, height: 50)
}
