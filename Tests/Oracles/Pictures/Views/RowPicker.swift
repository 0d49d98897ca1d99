import SwiftUI

struct ContentView: View {
    var body: some View {
        List {
            Picker("Clean Code", selection: .constant("A")) {
                Text("A").tag("A")
                Text("B").tag("B")
            }
        }
    }
}
