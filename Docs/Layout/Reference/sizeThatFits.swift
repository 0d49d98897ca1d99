import SwiftUI

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, proposal: ProposedViewSize(size))
            corner.x += size.width
            corner.y += size.height
        }
    }
}

private struct Unplaced: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 120, height: 60)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

#Preview("Diagonal", traits: .fixedLayout(width: 240, height: 120)) {
    Diagonal {
        Text("One")
        Text("Two")
    }
    .font(.largeTitle)
}

#Preview("Not placed", traits: .fixedLayout(width: 240, height: 120)) {
    Unplaced { Text("One") }
}

#Preview("Right to left", traits: .fixedLayout(width: 240, height: 120)) {
    Diagonal {
        Text("One")
        Text("Two")
    }
    .font(.largeTitle)
    .environment(\.layoutDirection, .rightToLeft)
}
