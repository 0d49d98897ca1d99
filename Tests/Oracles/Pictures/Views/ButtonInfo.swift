import SwiftUI

struct ContentView: View {
    var body: some View {
        Button {} label: { Label("Clean Code", systemImage: "info.circle") }
            .labelStyle(.iconOnly)
            .font(.title3)
            .foregroundColor(.accentColor)
            .buttonStyle(.borderless)
    }
}
