import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack {
            Color.white
            HStack {
                Button {} label: { Text("Run Test").frame(maxWidth: .infinity) }.buttonStyle(.borderedProminent)
                Button {} label: { Text("Speed Test").frame(maxWidth: .infinity) }.buttonStyle(.bordered)
            }
            .frame(width: 370)
            .position(x: 201, y: 817.5)
        }
        .ignoresSafeArea()
    }
}
