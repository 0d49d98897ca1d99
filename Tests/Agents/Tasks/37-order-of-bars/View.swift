import Charts
import SwiftUI

struct Rain: View {
    let days = [("1", 12), ("2", 4), ("10", 9)]

    var body: some View {
        Chart {
            ForEach(days, id: \.0) { day in
                BarMark(x: .value("Day", day.0), y: .value("mm", day.1))
            }
        }
        .chartXScale(domain: ["1", "10", "2"])
        .frame(height: 200)
        .padding()
    }
}

#Preview { Rain() }
