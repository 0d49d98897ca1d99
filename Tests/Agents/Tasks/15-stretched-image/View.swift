import SwiftUI

struct Favourite: View {
    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "heart.fill")
                .resizable()
                .frame(width: 240, height: 80)
                .foregroundStyle(.red)
                .accessibilityLabel("Favourite")
                .accessibilityIdentifier("Favourite")
            Text("Add to favourites")
        }
    }
}

#Preview { Favourite() }
