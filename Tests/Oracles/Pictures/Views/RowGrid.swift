import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack {
            Form {
                Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                    row
                    Divider()
                    row
                    row
                }
            }
        }
    }

    var row: some View {
        GridRow {
            Text("Description").gridColumnAlignment(.leading)
            Text("Content").frame(maxWidth: .infinity)
        }
    }
}
