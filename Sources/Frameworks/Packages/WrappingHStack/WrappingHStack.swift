import SwiftUI

// WrappingHStack: views beside each other, in as many lines as they need. Two packages have this name: one takes data
// and spacing as an enumeration, the other content and numbers.

/// Views beside each other, in as many lines as they need.
public struct WrappingHStack<Content: View>: View {
    /// The space between views of a line.
    public enum Spacing: Sendable {
        case constant(CGFloat), dynamic(minSpacing: CGFloat)
        case dynamicIncludingBorders(minSpacing: CGFloat)
    }
    private let alignment: HorizontalAlignment, vertical: VerticalAlignment, spacing: CGFloat, lineSpacing: CGFloat
    private let isEqual: Bool, content: Content

    init(_ alignment: HorizontalAlignment, _ vertical: VerticalAlignment, _ spacing: CGFloat, _ lineSpacing: CGFloat,
         isEqual: Bool = false, _ content: Content) {
        (self.alignment, self.vertical, self.isEqual, self.content) = (alignment, vertical, isEqual, content)
        (self.spacing, self.lineSpacing) = (spacing, lineSpacing)
    }
    public var body: some View {
        Lines(alignment: alignment, vertical: vertical, spacing: spacing, lineSpacing: lineSpacing, isEqual: isEqual) {
            content
        }
    }
}
extension WrappingHStack.Spacing {
    var minimum: CGFloat {
        switch self {
        case .constant(let space), .dynamic(let space), .dynamicIncludingBorders(let space): space
        }
    }
    var isEqual: Bool { if case .constant = self { false } else { true } }
}

// The package by dkk.
extension WrappingHStack {
    public init<Data: RandomAccessCollection, ID: Hashable, Item: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, alignment: HorizontalAlignment = .leading,
        spacing: Spacing = .constant(8), lineSpacing: CGFloat = 0,
        @ViewBuilder content: @escaping (Data.Element) -> Item
    ) where Content == ForEach<Data, ID, Item> {
        self.init(alignment, .center, spacing.minimum, lineSpacing, isEqual: spacing.isEqual,
                  ForEach(data, id: id, content: content))
    }
    public init<Data: RandomAccessCollection, Item: View>(
        _ data: Data, alignment: HorizontalAlignment = .leading, spacing: Spacing = .constant(8),
        lineSpacing: CGFloat = 0, @ViewBuilder content: @escaping (Data.Element) -> Item
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Item> {
        self.init(alignment, .center, spacing.minimum, lineSpacing, isEqual: spacing.isEqual,
                  ForEach(data, content: content))
    }
    public init<Item: View>(
        _ data: Range<Int>, alignment: HorizontalAlignment = .leading, spacing: Spacing = .constant(8),
        lineSpacing: CGFloat = 0, @ViewBuilder content: @escaping (Int) -> Item
    ) where Content == ForEach<Range<Int>, Int, Item> {
        self.init(alignment, .center, spacing.minimum, lineSpacing, isEqual: spacing.isEqual,
                  ForEach(data, id: \.self, content: content))
    }
    public init(alignment: HorizontalAlignment = .leading, spacing: Spacing = .constant(8), lineSpacing: CGFloat = 0,
                @ViewBuilder content: () -> Content) {
        self.init(alignment, .center, spacing.minimum, lineSpacing, isEqual: spacing.isEqual, content())
    }
}

// The package by ksemianov.
extension WrappingHStack {
    public init(alignment: Alignment, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
                fitContentWidth: Bool = false, @ViewBuilder content: () -> Content) {
        self.init(alignment.horizontal, alignment.vertical, horizontalSpacing ?? 8, verticalSpacing ?? 8, content())
    }
    public init(horizontalSpacing: CGFloat, verticalSpacing: CGFloat? = nil, fitContentWidth: Bool = false,
                @ViewBuilder content: () -> Content) {
        self.init(.center, .center, horizontalSpacing, verticalSpacing ?? 8, content())
    }
}

/// A line ends before the first view that is too wide for it, and after a `NewLine`.
private struct Lines: Layout {
    let alignment: HorizontalAlignment, vertical: VerticalAlignment, spacing: CGFloat, lineSpacing: CGFloat
    let isEqual: Bool

    private struct Line { var items: [(index: Int, size: CGSize)] = [], width: CGFloat = 0, height: CGFloat = 0 }

    private func lines(_ width: CGFloat, _ views: Subviews) -> [Line] {
        var all: [Line] = [], line = Line()
        for index in views.indices {
            if views[index][EndsLine.self] {
                all.append(line)
                line = Line()
                continue
            }
            var size = views[index].sizeThatFits(.unspecified)
            if size.width > width { size = views[index].sizeThatFits(ProposedViewSize(width: width, height: nil)) }
            let space = line.items.isEmpty ? 0 : spacing
            if !line.items.isEmpty, line.width + space + size.width > width {
                all.append(line)
                line = Line()
            }
            line.width += (line.items.isEmpty ? 0 : spacing) + size.width
            line.height = max(line.height, size.height)
            line.items.append((index, size))
        }
        if !line.items.isEmpty { all.append(line) }
        return all
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? .infinity, all = lines(width, subviews)
        let height = all.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(all.count - 1, 0))
        let own = all.map(\.width).max() ?? 0
        return CGSize(width: width.isFinite ? max(own, width) : own, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(bounds.width, subviews) {
            let rest = max(bounds.width - line.width, 0)
            var x = bounds.minX + (isEqual || alignment == .leading ? 0 : alignment == .trailing ? rest : rest / 2)
            let more = isEqual && line.items.count > 1 ? rest / CGFloat(line.items.count - 1) : 0
            for (index, size) in line.items {
                let free = line.height - size.height
                let down = vertical == .top ? 0 : vertical == .bottom ? free : free / 2
                subviews[index].place(at: CGPoint(x: x, y: y + down), proposal: ProposedViewSize(size))
                x += size.width + spacing + more
            }
            y += line.height + lineSpacing
        }
    }
}

private struct EndsLine: LayoutValueKey { static let defaultValue = false }

/// Ends a line.
public struct NewLine: View {
    public init() {}
    public var body: some View { Color.clear.frame(width: 0, height: 0).layoutValue(key: EndsLine.self, value: true) }
}
