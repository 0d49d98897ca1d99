import SwiftUI

struct Travel: View {
    var body: some View {
        TabView {
            VStack {
                Text("Cape Coast")
                    .padding(.top, 80)
                Spacer()
                Button("Book now") {}
                    .buttonStyle(.borderedProminent)
            }
            .frame(maxWidth: .infinity)
            .background(.yellow.opacity(0.2))
            .ignoresSafeArea()
            .tabItem { Label("Trips", systemImage: "map") }
            Text("Profile").tabItem { Label("Profile", systemImage: "person") }
        }
    }
}

#Preview { Travel() }
