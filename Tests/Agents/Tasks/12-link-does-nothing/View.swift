import SwiftUI

struct Cities: View {
    let names = ["Accra", "Lagos", "Dakar"]

    var body: some View {
        NavigationStack {
            List(names.indices, id: \.self) { index in
                NavigationLink(names[index], value: index)
            }
            .navigationTitle("Cities")
            .navigationDestination(for: String.self) { name in
                Text("Welcome to \(name)")
            }
        }
    }
}

#Preview { Cities() }
