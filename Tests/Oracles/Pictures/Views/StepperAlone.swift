import SwiftUI

struct ContentView: View {
    @State private var value = 5

    var body: some View {
        Stepper("", value: $value, in: 0...10).labelsHidden().position(x: 201, y: 26)
    }
}
