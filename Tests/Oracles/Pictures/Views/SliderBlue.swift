import SwiftUI

struct ContentView: View {
    var body: some View {
        Slider(value: .constant(0.5)).tint(Color(red: 0, green: 122 / 255, blue: 1))
            .frame(width: 354).position(x: 201, y: 24.33)
    }
}
