import SwiftUI

@main
struct SightsApp: App {
    @State private var model = ModelData()

    var body: some Scene {
        WindowGroup {
            ContentView().environment(model)
        }
    }
}
