import SwiftUI

struct ContentView: View {
    let blue = Color(red: 0, green: 122 / 255, blue: 1)

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color(red: 254 / 255, green: 254 / 255, blue: 254 / 255)
            Button("Bordered") {}.buttonStyle(.bordered).fixedSize().position(x: 292.67, y: 31)
            Button("BorderedProminent") {}
                .buttonStyle(.borderedProminent).tint(blue).fixedSize().position(x: 102.33, y: 75)
            Button("Glass") {}.buttonStyle(.glass).tint(blue).fixedSize().position(x: 310.17, y: 75)
            Button("ProminentGlass") {}
                .buttonStyle(.glassProminent).tint(blue).fixedSize().position(x: 88, y: 119)
            Button("Disabled") {}.buttonStyle(.bordered).disabled(true).fixedSize().position(x: 217, y: 119)
        }
    }
}
