import SwiftUI

struct ContentView: View {
    var body: some View {
        Color.black.sheet(isPresented: .constant(true)) {
            NavigationStack {
                ZStack { Color.black.ignoresSafeArea() }
                    .navigationTitle("Set Reminder")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button {} label: { Image(systemName: "xmark") } }
                    }
            }
            .presentationDragIndicator(.visible)
        }
    }
}
