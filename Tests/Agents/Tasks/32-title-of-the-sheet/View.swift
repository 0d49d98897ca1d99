import SwiftUI

struct Lessons: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Lessons")
            Button("Settings") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
            VStack {
                Text("Reminders")
                Spacer()
            }
            .navigationTitle("Settings of lessons")
        }
    }
}

#Preview { Lessons() }
