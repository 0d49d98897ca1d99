import SwiftUI

struct CountCircle: View {
    @State private var count: Int

    init(count: Int) {
        _count = State(initialValue: count)
    }

    var body: some View {
        Text("\(count)").padding(24).background(.orange, in: .circle)
    }
}

struct Basket: View {
    @State private var count = 1

    var body: some View {
        VStack(spacing: 16) {
            CountCircle(count: count)
            Text("Total: \(count * 3)")
            Button("More") { count += 1 }
        }
    }
}

#Preview { Basket() }
