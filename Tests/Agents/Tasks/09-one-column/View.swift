import SwiftUI

struct Trees: View {
    let names = ["Oak", "Beech", "Lime", "Ash"]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))], spacing: 12) {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .frame(maxWidth: .infinity, minHeight: 80)
                        .background(.green.opacity(0.3))
                }
            }
            .padding()
        }
    }
}

#Preview { Trees() }
