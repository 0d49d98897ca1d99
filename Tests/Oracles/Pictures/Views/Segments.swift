import SwiftUI

struct ContentView: View {
    var body: some View {
        Picker("", selection: .constant(0)) {
            Text("Download").tag(0)
            Text("Upload").tag(1)
        }
        .pickerStyle(.segmented)
        .frame(width: 370, height: 32)
        .position(x: 201, y: 396)
        .ignoresSafeArea()
    }
}
