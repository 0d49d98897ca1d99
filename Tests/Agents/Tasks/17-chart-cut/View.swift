import Charts
import SwiftUI

struct Rain: View {
    let months = [("Jan", 20.0), ("Feb", 35.0), ("Mar", 80.0)]

    var body: some View {
        VStack {
            Text("Rain in mm").font(.headline)
            Chart(months, id: \.0) { month in
                BarMark(x: .value("Month", month.0), y: .value("Rain", month.1))
            }
            .chartYScale(domain: 0...50)
            .frame(height: 200)
        }
        .padding()
    }
}

#Preview { Rain() }
