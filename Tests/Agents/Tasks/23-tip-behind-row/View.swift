import SwiftUI

struct Parking: View {
    var body: some View {
        VStack(spacing: 8) {
            Text("Bay 1")
                .frame(maxWidth: .infinity, minHeight: 60)
                .background(.blue.opacity(0.2))
                .overlay(alignment: .bottom) {
                    Text("Free until noon")
                        .padding(8)
                        .background(.yellow)
                        .offset(y: 36)
                }
            Text("Bay 2")
                .frame(maxWidth: .infinity, minHeight: 60)
                .background(Color(white: 0.9))
        }
        .padding()
    }
}

#Preview { Parking() }
