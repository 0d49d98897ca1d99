import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack {
            Color(.systemGroupedBackground)
            Picker("Range", selection: .constant(0)) {
                Text("Daily").tag(0)
                Text("Weekly").tag(1)
                Text("Monthly").tag(2)
            }
            .pickerStyle(.segmented)
            .frame(width: 370)
            .position(x: 201, y: 692)
        }
        .ignoresSafeArea()
    }
}
