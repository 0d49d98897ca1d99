import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack {
            Color(red: 247 / 255, green: 247 / 255, blue: 247 / 255)
            Picker("", selection: .constant(1)) {
                Text("Highlights").tag(0)
                Text("Bookmarks").tag(1)
            }
            .pickerStyle(.segmented)
            .frame(width: 362, height: 32)
            .position(x: 201, y: 240)
        }
        .ignoresSafeArea()
    }
}
