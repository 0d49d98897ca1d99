import SwiftUI

struct ContentView: View {
    var body: some View {
        List {
            LabeledContent("San Francisco") { Text("20 °C, Sunny") }
        }
    }
}
