import SwiftUI

struct Pill: View {
    var body: some View {
        VStack(spacing: 24) {
            Text("The weekly letter")
                .font(.title)
            Text("Subscribe")
                .foregroundStyle(.white)
                .background(.blue, in: .capsule)
                .padding(.horizontal, 24)
                .padding(.vertical, 12)
        }
    }
}

#Preview { Pill() }
