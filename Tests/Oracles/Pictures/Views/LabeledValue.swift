import SwiftUI

struct ContentView: View {
    var body: some View {
        LabeledContent("Clean") { Text("Code") }
    }
}
