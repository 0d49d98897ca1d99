import SwiftUI

struct Rows: View {
    var body: some View {
        ZStack(alignment: .top) {
            ScrollView {
                VStack {
                    ForEach(1...30, id: \.self) { number in
                        Text("Row \(number)")
                            .frame(maxWidth: .infinity, minHeight: 44)
                    }
                }
            }
            .offset(y: 140)
            Text("My rows")
                .font(.title)
                .frame(maxWidth: .infinity, minHeight: 140)
                .background(.yellow)
        }
    }
}

#Preview { Rows() }
