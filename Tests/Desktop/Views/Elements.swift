import SwiftUI

// Accessibility elements of each kind, for the tests of the desktop window.

struct ContentView: View {
    @State private var presses = 0
    @State private var level = 5

    var body: some View {
        VStack(spacing: 12) {
            Text("Elements").accessibilityAddTraits(.isHeader)
            Text("pressed \(presses)").accessibilityHint("counts presses")
            Button("Press") { presses += 1 }
            Text("Level").accessibilityValue("\(level)")
                .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
            HStack {
                Text("left")
                Text("right")
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("sides")
            Image(systemName: "star.fill")
            Circle().frame(width: 30, height: 30).accessibilityLabel("dot")
            Button("Off") {}.disabled(true)
        }
    }
}
