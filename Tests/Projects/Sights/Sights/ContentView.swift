import SwiftUI

struct ContentView: View {
    var body: some View {
        SightList()
    }
}

#Preview {
    ContentView().environment(ModelData())
}
