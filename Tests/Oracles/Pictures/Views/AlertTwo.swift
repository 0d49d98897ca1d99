import SwiftUI

struct ContentView: View {
    var body: some View {
        Color.white.alert("Authentication Required", isPresented: .constant(true)) {
            Button("Copy & Continue") {}.keyboardShortcut(.defaultAction)
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Use this code to complete your authentication.")
        }
        .tint(Color(red: 0, green: 122 / 255, blue: 1))
    }
}
