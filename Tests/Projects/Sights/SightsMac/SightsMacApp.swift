import SwiftUI

@main
struct SightsMacApp: App {
    @State private var model = ModelData()

    var body: some Scene {
        WindowGroup {
            SightList().environment(model)
        }
    }
}
