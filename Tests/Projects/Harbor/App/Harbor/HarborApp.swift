import Moorings
import SwiftUI

@main
struct HarborApp: App {
    var body: some Scene {
        WindowGroup { Quay() }
    }
}

struct Quay: View {
    var body: some View {
        VStack { ForEach(1..<4) { Berth(number: $0) } }
    }
}

#Preview { Quay() }
