import SwiftUI

struct TagRows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: proposal.width ?? 200, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let row = Double(index / 2), column = Double(index % 2)
            subview.place(at: CGPoint(x: bounds.minX + column * 90, y: bounds.minY + row * 24), proposal: .unspecified)
        }
    }
}

struct Tags: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            TagRows {
                ForEach(["Hot", "Vegan", "New", "Late"], id: \.self) { Text($0) }
            }
            Text("Kitchen closes at ten")
        }
        .padding(20)
    }
}

#Preview { Tags() }
