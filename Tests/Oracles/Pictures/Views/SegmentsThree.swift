import SwiftUI

struct ContentView: View {
    var body: some View {
        Picker("", selection: .constant(0)) {
            Text("One").tag(0)
            Text("Two").tag(1)
            Text("Three").tag(2)
        }
        .pickerStyle(.segmented)
        .frame(width: 354)
        .position(x: 201, y: 30.5)
    }
}
