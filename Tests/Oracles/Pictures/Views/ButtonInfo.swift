import SwiftUI

struct ContentView: View {
    var body: some View {
        Button {} label: { Image(systemName: "info.circle") }
    }
}
