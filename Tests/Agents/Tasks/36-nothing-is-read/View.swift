import SwiftUI

struct Profile: View {
    var body: some View {
        VStack {
            Image(systemName: "person.crop.circle")
                .font(.largeTitle)
                .accessibilityLabel("Picture")
            Text("Esi Mensah")
        }
        .accessibilityElement(children: .ignore)
    }
}

#Preview { Profile() }
