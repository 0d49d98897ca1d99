import SwiftUI

struct Notice: View {
    var body: some View {
        ScrollView {
            VStack {
                Text("Welcome")
                Spacer()
                Text("Terms apply")
            }
        }
    }
}

#Preview { Notice() }
