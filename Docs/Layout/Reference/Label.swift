import SwiftUI

#Preview("Icon and title", traits: .fixedLayout(width: 240, height: 100)) {
    Label("Battery", systemImage: "bolt.fill")
}

#Preview("Column", traits: .fixedLayout(width: 240, height: 120)) {
    VStack(alignment: .leading) {
        Label("Rain", systemImage: "cloud.rain")
        Label("Snowfall", systemImage: "bolt")
    }
}

#Preview("Title only", traits: .fixedLayout(width: 240, height: 100)) {
    Label("Battery", systemImage: "bolt.fill")
        .labelStyle(.titleOnly)
}

#Preview("Large", traits: .fixedLayout(width: 240, height: 100)) {
    Label("Battery", systemImage: "bolt.fill")
        .font(.largeTitle)
}
