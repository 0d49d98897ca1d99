import SwiftUI

// One reader, three coordinate spaces. A tap on "Center" prints the middle of the reader in each.

struct CoordinateRow: View {
    var body: some View {
        HStack {
            Text("Left")
            GeometryReader { reader in
                Text("Center")
                    .background(Color.blue)
                    .onTapGesture {
                        tell("Global", reader.frame(in: .global))
                        tell("Custom", reader.frame(in: .named("Custom")))
                        tell("Local", reader.frame(in: .local))
                    }
            }
            .background(Color.orange)
            Text("Right")
        }
    }

    private func tell(_ space: String, _ frame: CGRect) {
        print("\(space) center: \(frame.midX) x \(frame.midY)")
    }
}

struct Coordinates: View {
    var body: some View {
        VStack {
            Text("Top")
            CoordinateRow()
                .background(Color.green)
            Text("Bottom")
        }
        .background(Color.red)
        .coordinateSpace(name: "Custom")
    }
}

#Preview { Coordinates() }
