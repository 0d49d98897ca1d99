import SwiftUI

#Preview("Icon and title", traits: .fixedLayout(width: 240, height: 100)) {
    Label("Battery", systemImage: "bolt.fill")
        .font(.largeTitle)
}

#Preview("Column", traits: .fixedLayout(width: 240, height: 160)) {
    VStack(alignment: .leading, spacing: 30) {
        Label("Rain", systemImage: "cloud.rain")
        Label("Snowfall", systemImage: "bolt")
    }
    .font(.title)
}

#Preview("Title only", traits: .fixedLayout(width: 240, height: 100)) {
    Label("Battery", systemImage: "bolt.fill")
        .labelStyle(.titleOnly)
}

#Preview("Small", traits: .fixedLayout(width: 240, height: 100)) {
    Label("Battery", systemImage: "bolt.fill")
        .font(.caption)
}
