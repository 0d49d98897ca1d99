import SwiftUI

struct Photo: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "photo.fill")
                .resizable()
                .scaledToFill()
                .frame(width: 200, height: 60)
            Text("Accra at night")
        }
    }
}

#Preview { Photo() }
