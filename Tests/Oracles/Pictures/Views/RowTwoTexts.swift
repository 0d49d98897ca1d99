import SwiftUI

struct ContentView: View {
    var body: some View {
        List {
            HStack {
                Text("Hello World:")
                Text("How are you doing?").foregroundColor(.secondary)
            }
        }
    }
}
