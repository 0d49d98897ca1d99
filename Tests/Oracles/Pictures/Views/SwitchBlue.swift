import SwiftUI

struct ContentView: View {
    var body: some View {
        Toggle("Basic ON", isOn: .constant(true)).tint(Color(red: 0, green: 122 / 255, blue: 1))
            .frame(width: 348).position(x: 198, y: 38.67)
    }
}
