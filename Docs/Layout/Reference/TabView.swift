import SwiftUI

#Preview("Two tabs", traits: .fixedLayout(width: 300, height: 180)) {
    TabView {
        Text("Screen").tabItem { Label("Home", systemImage: "house") }
        Text("Other").tabItem { Label("Settings", systemImage: "gear") }
    }
}

#Preview("Pages", traits: .fixedLayout(width: 300, height: 180)) {
    TabView {
        Text("One")
        Text("Two")
    }
    .tabViewStyle(.page)
}
