import Foundation
import QuadrantGeometry

/// A label that is left out where it overlaps another one of its axis marks.
struct LabelRival {
    let part: Int
    let low: CGFloat
    let high: CGFloat
    /// The least distance to other labels, in points.
    let spacing: CGFloat
    let priority: Double

    /// Nil for a label that does not give way: one without a resolution, and that of a category along x, which is
    /// truncated to its band.
    init?(_ part: Int, _ frame: CGRect, _ axis: Axis, _ label: AxisLabel, _ entry: AxisEntry, _ set: AxisSet) {
        var spacing: CGFloat = 0, priority = 0.0
        switch label.collision.value {
        case .disabled: return nil
        case .automatic where axis == .horizontal && entry.value.kind == .category: return nil
        case .greedy(let given, let minimum): (priority, spacing) = (given, minimum ?? 0)
        case .automatic, .truncate: break
        }
        self.part = part
        (low, high) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        self.spacing = spacing
        self.priority = priority
    }

    /// Half a point more or less is no overlap: widths of texts are rounded up.
    private static let slack: CGFloat = 0.5

    /// The parts that are left out, each with the label that stays: one of a higher priority that it overlaps, or one
    /// of the same before it.
    static func losers(_ labels: [LabelRival]) -> [(part: Int, winner: LabelRival)] {
        let order = labels.indices.sorted { (-labels[$0].priority, $0) < (-labels[$1].priority, $1) }
        // Those that stay, by their lower ends; they do not overlap each other.
        var kept: [LabelRival] = [], lost: [(part: Int, winner: LabelRival)] = []
        for index in order {
            let label = labels[index]
            var place = kept.count
            while place > 0, kept[place - 1].low > label.low { place -= 1 }
            let before = place > 0 ? kept[place - 1] : nil, after = place < kept.count ? kept[place] : nil
            if let before, label.low < before.high + max(label.spacing, before.spacing) - slack {
                lost.append((label.part, before))
            } else if let after, after.low < label.high + max(label.spacing, after.spacing) - slack {
                lost.append((label.part, after))
            } else {
                kept.insert(label, at: place)
            }
        }
        return lost
    }
}
