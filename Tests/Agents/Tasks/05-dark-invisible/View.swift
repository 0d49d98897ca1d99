import SwiftUI

struct Departures: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Departures")
                .font(.largeTitle)
                .foregroundStyle(.black)
            ForEach(["10:05 Kumasi", "10:40 Tamale"], id: \.self) { Text($0) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
}

#Preview { Departures() }
