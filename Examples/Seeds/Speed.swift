import SwiftUI

// A speed with a large whole part: the top of the small decimal on the top of the large digit, the unit on its
// baseline. Five ways to do it, all with the same picture.

private let big = UIFont.systemFont(ofSize: 100)
private let small = UIFont.systemFont(ofSize: 24)
private let gap: CGFloat = 5
/// How much higher the large digit reaches above the baseline.
private let rise = big.capHeight - small.capHeight

private struct Whole: View {
    var body: some View { Text("7").font(Font(big)) }
}

private struct Decimal: View {
    var body: some View { Text(".0").font(Font(small)) }
}

private struct Unit: View {
    var body: some View { Text("kts").font(Font(small)) }
}

/// Two rows on top of each other; the second has an unseen digit to stand beside.
struct SpeedInTwoRows: View {
    var body: some View {
        ZStack(alignment: .leading) {
            HStack(alignment: .firstTextBaseline, spacing: gap) {
                Whole()
                Decimal().alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + rise }
            }
            HStack(alignment: .firstTextBaseline, spacing: gap) {
                Whole().hidden()
                Unit()
            }
        }
    }
}

/// The decimal lies over the unit and is moved up; it takes no space.
struct SpeedWithOverlay: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: gap) {
            Whole()
            Unit().overlay(alignment: .leading) { Decimal().offset(y: -rise) }
        }
    }
}

/// The decimal's baseline is raised, which makes its line as high as the digit's.
struct SpeedWithRaisedBaseline: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: gap) {
            Whole()
            ZStack(alignment: .bottomLeading) {
                Text(".0").font(Font(small)).baselineOffset(rise)
                Unit()
            }
        }
    }
}

/// The decimal tells how wide it is, and the unit moves back by that much.
struct SpeedWithPreference: View {
    @State private var decimalWidth: CGFloat = 0

    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: gap) {
            Whole()
            Decimal()
                .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + rise }
                .background {
                    GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
                }
            Unit().offset(x: -decimalWidth - gap)
        }
        .onPreferenceChange(Width.self) { decimalWidth = $0 }
    }
}

/// A layout of its own, which knows each view's font.
struct SpeedWithLayout: View {
    var body: some View {
        SpeedLayout(spacing: gap) {
            Whole().containerValue(\.speedFont, big)
            Decimal().containerValue(\.speedFont, small)
            Unit().containerValue(\.speedFont, small)
        }
    }
}

struct SpeedLayout: Layout {
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes[0].width + spacing + max(sizes[1].width, sizes[2].width), height: sizes[0].height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let whole = subviews[0].containerValues.speedFont
        let next = bounds.minX + subviews[0].sizeThatFits(.unspecified).width + spacing
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        for index in 1...2 {
            let font = subviews[index].containerValues.speedFont
            // Tops of capitals for the decimal, baselines for the unit.
            let down = index == 1 ? (whole.ascender - whole.capHeight) - (font.ascender - font.capHeight)
                : whole.ascender - font.ascender
            subviews[index].place(at: CGPoint(x: next, y: bounds.minY + down), proposal: .unspecified)
        }
    }
}

extension ContainerValues {
    @Entry var speedFont = UIFont.preferredFont(forTextStyle: .body)
}

struct Speeds: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SpeedInTwoRows()
            SpeedWithOverlay()
            SpeedWithRaisedBaseline()
            SpeedWithPreference()
            SpeedWithLayout()
        }
        .padding()
    }
}

#Preview("Five speeds", traits: .sizeThatFitsLayout) { Speeds() }
